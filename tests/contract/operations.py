"""All operations of the API, each with a path that leads to nothing."""

UNKNOWN_JOB = "gen-01a1fba7cf9375b9bdca9137a0098f68"
UNKNOWN_FILE = "file-01a1fba7cf9375b9bdca9137a0098f68"


def job_operations(base):
    return [
        ("POST", base),
        ("GET", base),
        ("GET", f"{base}/{UNKNOWN_JOB}"),
        ("GET", f"{base}/{UNKNOWN_JOB}/status"),
        ("GET", f"{base}/{UNKNOWN_JOB}/questions"),
        ("POST", f"{base}/{UNKNOWN_JOB}/cancel"),
        ("DELETE", f"{base}/{UNKNOWN_JOB}"),
    ]


OPERATIONS = [
    ("POST", "/v1/files"),
    ("GET", f"/v1/files/{UNKNOWN_FILE}"),
    ("DELETE", f"/v1/files/{UNKNOWN_FILE}"),
    *job_operations("/v1/generation/jobs"),
    *job_operations("/v1/generations"),
]
PATHS = sorted({path for _, path in OPERATIONS})

"""Whether this worker is told to stop.

SIGTERM reaches only Celery's parent process. It sets a byte in memory that its children share since before the fork;
whoever works on a job looks at it between two events and gives the job back.
"""

import mmap

_flag = mmap.mmap(-1, 1)


def request_stop() -> None:
    _flag[0] = 1


def is_stopping() -> bool:
    return _flag[0] == 1

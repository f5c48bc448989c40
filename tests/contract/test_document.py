"""GET /schema and /docs. That real answers are as the document says is looked at by the client, in every test."""

import json
import re
from html.parser import HTMLParser

import pytest
import yaml
from jsonschema import Draft202012Validator, ValidationError

from tests.contract.client import Answer, Jobs
from tests.contract.document import Document

FILES = {
    ("post", "/v1/files"): ("uploadFile", "201"),
    ("get", "/v1/files/{file_id}"): ("getFile", "200"),
    ("delete", "/v1/files/{file_id}"): ("deleteFile", "200"),
}
JOBS = {
    ("post", ""): ("createGenerationJob", "201"),
    ("get", ""): ("listGenerationJobs", "200"),
    ("get", "/{job_id}"): ("getGenerationJob", "200"),
    ("get", "/{job_id}/status"): ("getGenerationJobStatus", "200"),
    ("get", "/{job_id}/questions"): ("listGenerationJobQuestions", "200"),
    ("post", "/{job_id}/cancel"): ("cancelGenerationJob", "200"),
    ("delete", "/{job_id}"): ("deleteGenerationJob", "200"),
}
OPERATIONS = {
    **FILES,
    **{(method, f"/v1/generation/jobs{path}"): told for (method, path), told in JOBS.items()},
    **{(method, f"/v1/generations{path}"): (f"{name}Legacy", code) for (method, path), (name, code) in JOBS.items()},
}


@pytest.fixture(scope="module")
def tree(service):
    return service.document.tree


def operations(tree):
    return {(method, path): told for path, methods in tree["paths"].items() for method, told in methods.items()}


def content_of(response):
    return response["content"]["application/json"]


def test_it_is_openapi_3_1_and_needs_no_token(stranger):
    answer = stranger.get("/schema")
    assert answer.status == 200
    assert yaml.safe_load(answer.raw)["openapi"].startswith("3.1.")


def test_it_has_every_operation_and_no_other(tree):
    assert operations(tree).keys() == OPERATIONS.keys()


@pytest.mark.parametrize(("operation", "told"), OPERATIONS.items())
def test_every_operation_has_its_name_its_success_and_its_errors(tree, operation, told):
    described = operations(tree)[operation]
    assert described["operationId"] == told[0]
    assert [status for status in described["responses"] if status < "300"] == [told[1]]
    assert {"401", "405", "500"} <= described["responses"].keys()
    assert described["security"] == [{"bearer": []}]


def test_the_legacy_family_alone_is_deprecated(tree):
    deprecated = {path for (_, path), told in operations(tree).items() if told.get("deprecated")}
    assert deprecated == {f"/v1/generations{path}" for _, path in JOBS}


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_answer_has_an_example_that_its_schema_allows(tree, operation):
    for response in operations(tree)[operation]["responses"].values():
        content = content_of(response)
        schema = {**content["schema"], "components": tree["components"]}
        assert content["examples"]
        for example in content["examples"].values():
            Draft202012Validator(schema).validate(example["value"])


@pytest.mark.parametrize("base", ["/v1/generation/jobs", "/v1/generations"])
def test_the_examples_of_a_create_are_allowed_by_its_schema(tree, base):
    content = content_of(operations(tree)[("post", base)]["requestBody"])
    schema = {**content["schema"], "components": tree["components"]}
    values = [example["value"] for example in content["examples"].values()]
    assert {value["creation_type"] for value in values} == {"knowledge_base", "question_bank", "oneline"}
    for value in values:
        Draft202012Validator(schema).validate(value)


def test_an_upload_is_the_only_multipart(tree):
    bodies = {told["operationId"]: told["requestBody"] for told in operations(tree).values() if "requestBody" in told}
    multipart = [name for name, body in bodies.items() if "multipart/form-data" in body["content"]]
    assert multipart == ["uploadFile"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": "gen-1", "object": "generation", "created_at": "x", "finished_at": None},
        {"id": "gen-1", "object": "generation", "created_at": "x", "finished_at": None, "status": "running"},
        {"id": "gen-1", "object": "file", "created_at": "x", "finished_at": None, "status": "queued"},
        {"id": "gen-1", "object": "generation", "created_at": "x", "finished_at": None, "status": "queued", "more": 1},
    ],
    ids=["key missing", "unknown word", "wrong constant", "key too many"],
)
def test_the_clients_look_at_answers_is_sharp(tree, wrong):
    answer = Answer(200, {"content-type": "application/json"}, json.dumps(wrong).encode())
    with pytest.raises(ValidationError):
        Document(tree).check("GET", "/v1/generations/gen-1/status", answer)


def test_the_page_of_the_document_loads_nothing_from_another_host(stranger):
    page = stranger.get("/docs")
    assert page.status == 200
    assert page.headers["content-type"].startswith("text/html")
    addresses = Addresses()
    addresses.feed(page.raw.decode())
    assert any(address.endswith(".js") for address in addresses.found)
    for address in addresses.found:
        assert not re.match(r"(?i)\s*(https?:)?//", address), address
        assert stranger.get(address).status == 200
    [script] = [address for address in addresses.found if "script=" in address]
    assert b"://" not in stranger.get(script).raw


class Addresses(HTMLParser):
    """All that a page makes a browser load."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attributes):
        self.found += [value for name, value in attributes if name in ("src", "href") and value]


def test_a_job_written_by_the_documents_example_is_taken(tree, alice):
    examples = content_of(operations(tree)[("post", "/v1/generations")]["requestBody"])["examples"]
    body = next(example["value"] for example in examples.values() if example["value"]["creation_type"] == "oneline")
    full, questions = Jobs(alice, "/v1/generations", "").full(**body)
    assert (full["status"], len(questions)) == ("succeeded", 10)

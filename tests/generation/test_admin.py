"""The admin's pages open, and nothing there can be made or changed by hand."""

import pytest

from files.models import StoredFile
from generation import moves
from generation.questions import Draft, QuestionType, lettered

pytestmark = pytest.mark.django_db

PAGES = ["", "generation/job/", "generation/question/", "files/storedfile/", "accounts/token/", "accounts/token/add/"]


@pytest.fixture
def job(create_job):
    job = create_job(prompt="<b>bold</b> wishes")
    job = moves.claim(job.pk, "host:1:1")
    moves.fix_plan(job, engine="scripted", version=1, plan=["single_choice", "single_choice"])
    draft = Draft(0, QuestionType.SINGLE_CHOICE, "Is <i>this</i> shown?", lettered(["yes", "no"]), ("A",))
    moves.store(job, [(draft, None)], {})
    return job


@pytest.mark.parametrize("page", PAGES)
def test_a_page_opens(admin_client, job, page):
    assert admin_client.get(f"/admin/{page}").status_code == 200


def test_the_list_shows_how_far_a_job_is(admin_client, job):
    shown = admin_client.get("/admin/generation/job/").content.decode()
    assert job.public_id in shown
    assert "1 / 2" in shown


def test_a_job_is_shown_with_its_questions_and_nothing_is_markup(admin_client, job):
    shown = admin_client.get(f"/admin/generation/job/{job.pk}/change/").content.decode()
    assert "Is &lt;i&gt;this&lt;/i&gt; shown?" in shown
    assert "&lt;b&gt;bold&lt;/b&gt; wishes" in shown
    assert 'name="_save"' not in shown


@pytest.mark.parametrize("model", ["generation/job", "generation/question", "files/storedfile"])
def test_nothing_is_made_by_hand(admin_client, model):
    assert admin_client.get(f"/admin/{model}/add/").status_code == 403


def test_the_list_takes_as_many_queries_for_ten_jobs_as_for_one(
    admin_client,
    job,
    alice,
    django_assert_max_num_queries,
):
    with django_assert_max_num_queries(8):
        admin_client.get("/admin/generation/job/")
    for number in range(9):
        StoredFile.objects.create(account=alice, filename=f"{number}.txt", kind="text", size=1)
    with django_assert_max_num_queries(8):
        admin_client.get("/admin/files/storedfile/")


def test_chosen_jobs_are_cancelled_by_an_action(admin_client, job):
    answer = admin_client.post(
        "/admin/generation/job/", {"action": "cancel", "_selected_action": [str(job.pk)]}, follow=True
    )
    assert "1 cancelled, 0 had finished before." in answer.content.decode()
    job.refresh_from_db()
    assert job.status == "cancelled"

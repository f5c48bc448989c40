"""The admin's pages open, and nothing there can be made or changed by hand."""

import re

import pytest
from django.contrib.auth.models import Permission, User

from examgen.accounts.models import Token
from files.models import StoredFile
from generation import moves
from generation.models import Job, Role
from generation.questions import Draft, QuestionType, lettered
from generation.signs import sign

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
    assert re.search(r"✓.*?A\..*?yes.*?B\..*?no", shown, re.DOTALL)
    assert shown.count("✓") == 1
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


def results(client, model, words):
    return client.get(f"/admin/{model}/", {"q": words}).context["cl"].result_count


@pytest.mark.parametrize("around", ["{}", " {} "])
def test_the_search_finds_the_ids_that_it_shows(admin_client, job, create_job, alice, around):
    create_job(prompt="another one")
    file, _ = (StoredFile.objects.create(account=alice, filename="a.txt", kind="text", size=1) for _ in range(2))
    assert results(admin_client, "generation/job", around.format(job.public_id)) == 1
    assert results(admin_client, "generation/question", around.format(job.public_id)) == 1
    assert results(admin_client, "files/storedfile", around.format(file.public_id)) == 1


def test_the_search_by_id_finds_nothing_else(admin_client, job):
    assert results(admin_client, "generation/job", job.public_id.replace("gen-", "file-")) == 0
    assert results(admin_client, "generation/job", "<b>bold") == 1


@pytest.fixture
def belongings(job, alice):
    """A job with a question, an unfinished one with its file, and a token, all of Alice's."""
    file = StoredFile.objects.create(account=alice, filename="a.txt", kind="text", size=1, content="no/bytes")
    Job.objects.create(
        account=alice,
        status="queued",
        creation_type="knowledge_base",
        file=file,
        deadline=job.deadline,
        dispatch_after=job.dispatch_after,
    )
    Token.objects.issue(alice, "school")
    return alice


def delete_on_its_page(client, model, row):
    page = f"/admin/{model}/{row.pk}/delete/"
    assert client.get(page).status_code == 200
    return client.post(page, {"post": "yes"}).status_code


def delete_as_selected(client, model, row):
    chosen = {"action": "delete_selected", "_selected_action": [str(row.pk)]}
    assert "Are you sure" in client.post(f"/admin/{model}/", chosen).content.decode()
    return client.post(f"/admin/{model}/", {**chosen, "post": "yes"}).status_code


both_ways = pytest.mark.parametrize("delete", [delete_on_its_page, delete_as_selected])


@both_ways
def test_a_job_is_deleted_with_its_questions(admin_client, job, delete):
    assert delete(admin_client, "generation/job", job) == 302
    assert not Job.objects.exists()


@both_ways
@pytest.mark.django_db(transaction=True)  # it begins after the page's own transaction
def test_an_account_is_deleted_with_its_belongings(admin_client, admin_user, belongings, delete):
    assert delete(admin_client, "auth/user", belongings) == 302
    assert list(User.objects.all()) == [admin_user]


def test_whoever_may_not_delete_jobs_may_not_delete_an_account_that_has_some(client, belongings):
    clerk = User.objects.create(username="clerk", is_staff=True)
    clerk.user_permissions.set(Permission.objects.filter(codename__in=["view_user", "delete_user"]))
    client.force_login(clerk)
    assert client.post(f"/admin/auth/user/{belongings.pk}/delete/", {"post": "yes"}).status_code == 403
    assert Job.objects.exists()


def test_each_worker_and_sweeper_is_listed_with_its_last_sign(admin_client):
    sign(Role.WORKER, "east:11:1")
    sign(Role.SWEEPER, "east:12:1")
    page = admin_client.get("/admin/generation/sign/").content.decode()
    assert "east:11:1" in page
    assert "east:12:1" in page
    assert admin_client.get("/admin/generation/sign/add/").status_code == 403

"""The pages of a bank's job: its report in words, and questions that are found however many there are."""

import re

import pytest

from generation import moves
from generation.questions import Draft, QuestionType, lettered

pytestmark = pytest.mark.django_db

UNSURE = {"warnings": ("options_in_stem", "<i>new</i>"), "confidence": 0.5}


def draft(slot, **more):
    return Draft(slot, QuestionType.SINGLE_CHOICE, f"Stem <b>{slot}</b>?", lettered(["yes", "no"]), ("B",), **more)


@pytest.fixture
def bank(create_job):
    """Make a job of a bank; the questions at `unsure` are uncertain, those at `keyless` have no key."""

    def make(count, unsure=(), keyless=()):
        job = moves.claim(create_job(prompt="a bank").pk, "host:1:1")
        moves.fix_plan(job, engine="bank", version=1, plan=["single_choice"] * count)
        drafts = [draft(slot, **(UNSURE if slot in unsure else {"confidence": 1.0})) for slot in range(count)]
        drafts = [
            Draft(each.slot, each.type, each.stem, each.choices) if each.slot in keyless else each for each in drafts
        ]
        report = {
            "questions": count,
            "uncertain": len(unsure),
            "left_over": 1,
            "left_over_blocks": [{"text": "<script>alert(1)</script>", "place": "", "after": 0}],
        }
        moves.store(job, [(each, None) for each in drafts], report)
        return job

    return make


def page_of(client, job):
    return client.get(f"/admin/generation/job/{job.pk}/change/").content.decode()


def listed(client, query):
    return [question.slot for question in client.get(f"/admin/generation/question/?{query}").context["cl"].result_list]


def test_the_report_says_in_words_what_to_look_at(admin_client, bank):
    shown = page_of(admin_client, bank(3, unsure={1}))
    assert "3 questions read; 0 without a key; 1 uncertain; 1 block belongs to no question." in shown
    assert "two questions may have run together" in shown
    assert re.search(r'href="#question-2".*?50 % sure', shown, re.DOTALL)
    assert 'id="question-2"' in shown


def test_what_a_document_says_is_never_markup(admin_client, bank):
    shown = page_of(admin_client, bank(2, unsure={1}))
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in shown
    assert "Stem &lt;b&gt;1&lt;/b&gt;?" in shown
    assert "&lt;i&gt;new&lt;/i&gt;" in shown
    assert not re.search(r"<script>alert|Stem <b>|<i>new", shown)


@pytest.mark.parametrize("address", ["job/{0.pk}/change/", "question/", "question/{1.pk}/change/"])
def test_pages_carry_no_styles_or_scripts_of_their_own(admin_client, bank, address):
    job = bank(1, unsure={0})
    shown = admin_client.get("/admin/generation/" + address.format(job, job.questions.get())).content.decode()
    assert not re.search(r"<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=", shown)


def test_a_large_bank_shows_its_first_hundred_and_leads_to_the_rest(
    admin_client,
    bank,
    django_assert_max_num_queries,
):
    job = bank(300, unsure={1, 250})
    with django_assert_max_num_queries(8):
        shown = page_of(admin_client, job)
    assert shown.count('<li id="question-') == 100
    assert "The first 100 of 300." in shown
    last = job.questions.get(slot=250)
    assert f'href="/admin/generation/question/{last.pk}/change/"' in shown
    assert f'href="/admin/generation/question/?job__id__exact={job.pk}"' in shown


def test_the_list_of_a_job_is_in_its_own_order_and_filtered_by_reading(admin_client, bank):
    job = bank(5, unsure={1, 3}, keyless={4})
    of_job = f"job__id__exact={job.pk}"
    assert listed(admin_client, of_job) == [0, 1, 2, 3, 4]
    assert listed(admin_client, f"{of_job}&reading=uncertain") == [1, 3]
    assert listed(admin_client, f"{of_job}&reading=keyless") == [4]
    assert listed(admin_client, "reading=doubted") == [3, 1]


def test_the_list_names_the_job_and_takes_any_nonsense_for_one(admin_client, bank):
    job = bank(1)
    shown = admin_client.get(f"/admin/generation/question/?job__id__exact={job.pk}").content.decode()
    assert f"Questions of {job.public_id}" in shown
    assert admin_client.get("/admin/generation/question/?job__id__exact=x").status_code == 302


def test_a_question_is_shown_with_its_key_and_remarks(admin_client, bank):
    question = bank(1, unsure={0}).questions.get()
    shown = admin_client.get(f"/admin/generation/question/{question.pk}/change/").content.decode()
    assert re.search(r'class="eg-right".*?✓.*?B\..*?no', shown, re.DOTALL)
    assert "50 %" in shown


def test_a_question_that_was_written_has_no_confidence(admin_client, bank):
    job = bank(1, keyless={0})
    assert "% sure" not in page_of(admin_client, job)


def test_without_permission_for_questions_a_job_is_shown_without_them(client, bank, django_user_model):
    clerk = django_user_model.objects.create(username="clerk", is_staff=True)
    permission = django_user_model.user_permissions.rel.model.objects.get(codename="view_job")
    clerk.user_permissions.add(permission)
    client.force_login(clerk)
    shown = page_of(client, bank(2, unsure={1}))
    assert "1 uncertain" in shown
    assert "Stem" not in shown

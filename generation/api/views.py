"""Endpoints of generation jobs, for both families of addresses."""

from typing import Any, cast

from django.contrib.auth.models import User
from rest_framework import status
from rest_framework.decorators import action
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.viewsets import ViewSet

from examgen.api.pagination import limit_of, page, whole_number
from examgen.errors import InvalidRequest, NotFound
from generation import services
from generation.api.filters import parse_list_query
from generation.api.schema import described, described_as_legacy
from generation.api.serializers import GenerationSerializer, QuestionSerializer, SummarySerializer
from generation.models import Job, JobQuerySet
from generation.requests import parse_request


@described
class JobViewSet(ViewSet):
    """Jobs of the caller's account."""

    # What an unknown id is called; the only thing in which the families differ.
    noun = "Generation job"

    def create(self, request: Request) -> Response:
        job = services.create_job(
            account=_account(request), request=parse_request(cast("dict[str, Any]", request.data))
        )
        return Response(SummarySerializer(job).data, status=status.HTTP_201_CREATED)

    def list(self, request: Request) -> Response:
        query = parse_list_query(request.query_params, request.META.get("QUERY_STRING", ""))
        jobs = page(query.over(Job.objects.of(_account(request)).for_summary()), query.limit)
        return Response({**jobs, "data": SummarySerializer(jobs["data"], many=True).data})

    def retrieve(self, request: Request, job_id: str) -> Response:
        return Response(GenerationSerializer(self._find(request, job_id, Job.objects.in_full())).data)

    @action(detail=True)
    def status(self, request: Request, job_id: str) -> Response:
        return Response(SummarySerializer(self._find(request, job_id)).data)

    @action(detail=True)
    def questions(self, request: Request, job_id: str) -> Response:
        limit = limit_of(request.query_params, default=None, most=None)
        after = whole_number(request.query_params.get("after", "0"))
        if after is None:
            raise InvalidRequest("After must be a whole number")
        stored = self._find(request, job_id).questions.for_answer().filter(ordinal__gte=after).order_by("ordinal")
        rows = page(stored if limit is None else stored[: limit + 1], limit)
        return Response({**rows, "data": QuestionSerializer(rows["data"], many=True).data})

    @action(detail=True, methods=["post"])
    def cancel(self, request: Request, job_id: str) -> Response:
        if not services.cancel_job(self._find(request, job_id)):
            # Looked for again: it may have been deleted in between.
            self._find(request, job_id)
            raise InvalidRequest("Generation is already finished")
        return Response(SummarySerializer(self._find(request, job_id)).data)

    def destroy(self, request: Request, job_id: str) -> Response:
        job = self._find(request, job_id)
        if not services.delete_job(job):
            raise NotFound(f"No such {self.noun}: {job_id}")
        return Response({"id": job.public_id, "object": "generation", "deleted": True})

    def _find(self, request: Request, job_id: str, jobs: JobQuerySet | None = None) -> Job:
        jobs = Job.objects.for_summary() if jobs is None else jobs
        return services.find_job(jobs, account=_account(request), job_id=job_id, noun=self.noun)


@described_as_legacy
class LegacyJobViewSet(JobViewSet):
    """The same jobs at their older addresses."""

    noun = "Generation object"


def _account(request: Request) -> User:
    return cast("User", request.user)

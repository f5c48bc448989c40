"""The answer at addresses below /v1 that are none."""

from typing import NoReturn

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.views import APIView

from examgen.errors import NotFound


@extend_schema(exclude=True)
class UnknownPathView(APIView):
    """Asks for the token first, as every operation does, and then says that there is nothing."""

    def initial(self, request: Request, *args: object, **kwargs: object) -> NoReturn:
        super().initial(request, *args, **kwargs)
        raise NotFound

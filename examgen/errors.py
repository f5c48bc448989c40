"""What can go wrong in a way that a client should read about: a status, a type and one sentence."""

from http import HTTPStatus


class ServiceError(Exception):
    """Something went wrong on our side."""

    status = HTTPStatus.INTERNAL_SERVER_ERROR
    type = "api_error"

    def __init__(self, message: str | None = None) -> None:
        self.message = message or type(self).__doc__ or ""
        super().__init__(self.message)


class InvalidRequest(ServiceError):
    """The request is not valid."""

    status = HTTPStatus.BAD_REQUEST
    type = "invalid_request_error"


class NotFound(InvalidRequest):
    """There is nothing at this address."""

    status = HTTPStatus.NOT_FOUND


class TooLarge(InvalidRequest):
    """The request is too large."""

    status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE


class Unavailable(ServiceError):
    """The service can't answer right now. Try again in a moment."""

    status = HTTPStatus.SERVICE_UNAVAILABLE

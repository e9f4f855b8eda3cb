"""Export and import over HTTP."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from django.http import FileResponse
from django.utils import timezone
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers, status
from rest_framework.exceptions import APIException, NotFound, ValidationError
from rest_framework.negotiation import BaseContentNegotiation
from rest_framework.parsers import FormParser, JSONParser, MultiPartParser
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from flashcards.api.people import learner_of
from flashcards.exchange import imports
from flashcards.exchange.downloads import ExportFormat, file_name, written
from flashcards.exchange.limits import FileRefused
from flashcards.exchange.outcome import Choices, Side
from flashcards.exchange.upload_limit import too_large
from flashcards.models import Import


class FileTooLarge(APIException):
    status_code = HTTPStatus.REQUEST_ENTITY_TOO_LARGE


class ImportBusy(APIException):
    status_code = HTTPStatus.SERVICE_UNAVAILABLE
    wait = 10


class ConflictOutput(serializers.Serializer[Any]):
    id = serializers.CharField(help_text="what a choice names it by")
    title = serializers.CharField()
    mine = serializers.CharField(help_text="the state here, in a few words")
    file = serializers.CharField(help_text="the state in the file")


class SampleOutput(serializers.Serializer[Any]):
    front = serializers.CharField()
    back = serializers.CharField()
    deck = serializers.CharField()


class OutcomeOutput(serializers.Serializer[Any]):
    counts = serializers.DictField(
        child=serializers.DictField(child=serializers.IntegerField()),
        help_text="by kind of thing: new, updated, unchanged, differs, left_out",
    )
    conflict_count = serializers.IntegerField()
    conflicts = ConflictOutput(many=True, help_text="the first fifty")
    notes = serializers.ListField(child=serializers.CharField())
    samples = SampleOutput(many=True, help_text="the first cards, as text")


class ImportOutput(OutcomeOutput):
    id = serializers.IntegerField()
    name = serializers.CharField(help_text="of the file")
    format = serializers.ChoiceField(choices=["json", "apkg", "csv"], help_text="what the file is, by its content")
    applied_at = serializers.DateTimeField(allow_null=True)
    done = OutcomeOutput(allow_null=True, help_text="what was done, once it is applied")


class ImportInput(serializers.Serializer[Any]):
    file = serializers.FileField()


class ApplyInput(serializers.Serializer[Any]):
    conflicts = serializers.ChoiceField(
        choices=[side.value for side in Side], default=Side.MINE.value, help_text="who wins where both sides changed"
    )
    choices = serializers.DictField(
        child=serializers.ChoiceField(choices=[side.value for side in Side]),
        default=dict,
        help_text="exceptions, by the id of a conflict",
    )


class AsItIs(BaseContentNegotiation):
    """`?format=` chooses the file here, and not how a JSON answer is drawn."""

    def select_parser(self, request: Request, parsers: Any) -> Any:
        return parsers[0]

    def select_renderer(self, request: Request, renderers: Any, format_suffix: str | None = None) -> tuple[Any, str]:
        chosen: BaseRenderer = renderers[0]
        return chosen, str(chosen.media_type)


class Export(APIView):
    content_negotiation_class = AsItIs

    @extend_schema(
        parameters=[OpenApiParameter("format", enum=[form.value for form in ExportFormat], default="json")],
        responses={(200, "application/octet-stream"): OpenApiTypes.BINARY},
    )
    def get(self, request: Request) -> FileResponse:
        """Everything of one's own as a file; JSON, the default, is the one that can be imported without loss."""
        asked = request.query_params.get("format", ExportFormat.JSON.value)
        try:
            form = ExportFormat(asked)
        except ValueError:
            there = ", ".join(ExportFormat)
            raise ValidationError({"format": f"{asked!r} is no format; there are: {there}."}) from None
        now = timezone.now()
        return FileResponse(
            written(learner_of(request), form, now=now),
            as_attachment=True,
            filename=file_name(form, now=now),
            content_type=form.content_type,
        )


class Imports(APIView):
    parser_classes = (MultiPartParser,)

    @extend_schema(request={"multipart/form-data": ImportInput}, responses={201: ImportOutput})
    def post(self, request: Request) -> Response:
        """Send a file (.json, .apkg, .csv, .tsv) and get a preview. Nothing is changed before it is applied."""
        learner = learner_of(request)
        sent = request.FILES.get("file")
        if problem := too_large(request._request):
            raise FileTooLarge(problem)
        if sent is None:
            raise ValidationError({"file": "There is no file. Send it as the part “file” of multipart/form-data."})
        try:
            made = imports.prepare(learner, sent, name=sent.name or "", now=timezone.now())
        except FileRefused as refused:
            raise ValidationError({"file": str(refused)}) from None
        except imports.TooManyAtOnce as busy:
            raise ImportBusy(str(busy)) from None
        return Response(ImportOutput(_shown(made)).data, status=status.HTTP_201_CREATED)


class ImportDetail(APIView):
    @extend_schema(responses=ImportOutput)
    def get(self, request: Request, pk: int) -> Response:
        """The preview again; once it is applied, with what was done."""
        made = Import.objects.filter(learner=learner_of(request), pk=pk).first()
        if made is None:
            raise NotFound("There is no such import. Send the file again.")
        return Response(ImportOutput(_shown(made)).data)

    @extend_schema(responses={204: None})
    def delete(self, request: Request, pk: int) -> Response:
        """Forget a file that waits."""
        if not imports.discard(learner_of(request), pk):
            raise NotFound("There is no such import, or it is applied.")
        return Response(status=status.HTTP_204_NO_CONTENT)


class ImportApply(APIView):
    parser_classes = (JSONParser, FormParser, MultiPartParser)

    @extend_schema(request=ApplyInput, responses=ImportOutput)
    def post(self, request: Request, pk: int) -> Response:
        """Do what the preview said, all of it or nothing. Sent again, it answers the same and changes nothing."""
        given = ApplyInput(data=request.data)
        given.is_valid(raise_exception=True)
        values = given.validated_data
        choices = Choices(Side(values["conflicts"]), {name: Side(side) for name, side in values["choices"].items()})
        try:
            made = imports.apply(learner_of(request), pk, choices, now=timezone.now())
        except imports.UnknownImport as unknown:
            raise NotFound(str(unknown)) from None
        except FileRefused as refused:
            raise ValidationError({"file": str(refused)}) from None
        return Response(ImportOutput(_shown(made)).data)


def _shown(made: Import) -> dict[str, Any]:
    names = {"id": made.pk, "name": made.name, "format": made.format, "applied_at": made.applied_at}
    return {"done": None, **made.preview, **names}

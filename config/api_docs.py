"""The API's readable documentation: Swagger UI from its package, under a policy of its own."""

from csp.constants import UNSAFE_INLINE
from csp.decorators import csp_update
from drf_spectacular.views import SpectacularSwaggerSplitView

# Swagger UI sets style attributes as it draws. Its script comes from a file, so scripts stay as strict as elsewhere.
api_docs = csp_update({"style-src": [UNSAFE_INLINE]})(SpectacularSwaggerSplitView.as_view(url_name="schema"))

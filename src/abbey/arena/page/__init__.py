"""Shows results as one page that needs no network, with plots, for light and dark. Needs abbey[arena]."""

from abbey.arena.page.audit_page import audit_page
from abbey.arena.page.match_page import match_page

__all__ = ["audit_page", "match_page"]

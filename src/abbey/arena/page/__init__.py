"""Shows results as one page that needs no network, with plots, for light and dark. Needs abbey[arena]."""

from abbey.arena.page.audit_page import audit_page
from abbey.arena.page.match_page import match_page
from abbey.arena.page.trade_off_page import trade_off_page
from abbey.arena.page.trade_off_plot import trade_off_plot

__all__ = ["audit_page", "match_page", "trade_off_page", "trade_off_plot"]

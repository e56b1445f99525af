"""Shows an analysis as one page that needs no network, with plots and pictures. Needs abbey[arena]."""

from abbey.insight.page.analysis_page import analysis_page

__all__ = ["analysis_page"]

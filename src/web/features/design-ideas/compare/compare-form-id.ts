/** The form of the tray: the toggles of the page send it. */
export const COMPARE_FORM_ID = "compare-form";
export const COMPARE_TRAY = "compare-tray";

/** The exact words of the specification for unmatched routes, failed validation and AMP mismatches. */
export const PAGE_NOT_FOUND = "This page could not be found";

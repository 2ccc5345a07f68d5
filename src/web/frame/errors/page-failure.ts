/** A failure of the whole page; the error page shows its status. */
class PageFailure extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.name = "PageFailure";
    this.statusCode = statusCode;
  }
}

/** Any error while a layout is loaded becomes a 500 with its message (LY-04). */
export function loadLayout<Layout>(load: () => Layout): Layout {
  try {
    return load();
  } catch (error) {
    throw new PageFailure(500, error instanceof Error ? error.message : String(error));
  }
}

/** An unknown guard must not grant access (LY-05). */
export function unknownMiddleware(name: string): Error {
  return new PageFailure(500, `Unknown middleware ${name}`);
}

/** The exact text of the specification for unmatched routes, failed validation and AMP mismatches. */
export const PAGE_NOT_FOUND = "This page could not be found";

/** A failure that takes the whole page with it; the error page shows its status. */
class PageFailure extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.name = "PageFailure";
    this.statusCode = statusCode;
  }
}

/** The step of a name, from a table of steps; a name that no step has is a mistake of ours (LY-05). */
export function middlewareNamed<Step>(steps: Readonly<Record<string, Step>>, name: string): Step {
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined;
  if (step === undefined) throw unknownMiddleware(name);
  return step;
}

export function unknownMiddleware(name: string): PageFailure {
  return new PageFailure(500, `Unknown middleware ${name}`);
}

/** Whatever goes wrong while a layout is loaded is a 500 that says what it was (LY-04). */
export function loadLayout<Layout>(load: () => Layout): Layout {
  try {
    return load();
  } catch (error) {
    throw new PageFailure(500, error instanceof Error ? error.message : String(error));
  }
}

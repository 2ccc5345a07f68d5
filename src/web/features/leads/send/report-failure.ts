/** Tells whoever watches the page's errors, under the name of what failed; the visitor is told by the form. */
export function reportFailure(label: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  reportError(new Error(`${label}: ${message}`, { cause: error }));
}

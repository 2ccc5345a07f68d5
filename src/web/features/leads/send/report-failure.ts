/** Reports an error under the name of what failed; the form tells the visitor. */
export function reportFailure(label: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  reportError(new Error(`${label}: ${message}`, { cause: error }));
}

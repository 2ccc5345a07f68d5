// Browsers have it; the document of these tests does not.
globalThis.reportError ??= (error: unknown) => console.error(error);

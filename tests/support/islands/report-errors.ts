// Browsers have this function, but the DOM of these tests does not.
globalThis.reportError ??= (error: unknown) => console.error(error);

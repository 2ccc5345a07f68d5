interface KeepingPage {
  addEventListener(type: "storage" | "pageshow", listener: (event: KeepingEvent) => void): void;
}

type KeepingEvent = Event & { key?: string | null; persisted?: boolean };

/** Another tab has changed what the browser keeps under this name, or may have while this page was away. */
export function onKeptElsewhere(name: string, tell: () => void, page: KeepingPage = window): void {
  page.addEventListener("storage", ({ key }) => {
    // No key: everything was cleared.
    if (key === name || key === null) tell();
  });
  // A page that comes back from the browser's memory was told nothing of what happened since.
  page.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) tell();
  });
}

const WORKER = "/service-worker.js";

/** Installs the service worker, so that an offline visitor gets our offline page and not the browser's error page. */
export function registerWorker(): void {
  if (document.querySelector(".swi__state")) void showInstallation();
  // An embed leaves the worker to the surrounding site. On our pages the worker waits until the page has loaded.
  else if (window.top === window) whenLoaded(() => void keepOfflinePage());
}

function whenLoaded(act: () => void): void {
  if (document.readyState === "complete") act();
  else addEventListener("load", act, { once: true });
}

async function keepOfflinePage(): Promise<void> {
  try {
    await navigator.serviceWorker?.register(WORKER);
  } catch {
    // Private windows and full disks reject the installation. The site works as before; only the offline page is
    // missing.
  }
}

/** On the page about the service worker: installs it and shows the line (data-state) that applies. */
async function showInstallation(): Promise<void> {
  const lines = document.querySelectorAll<HTMLElement>(".swi__state [data-state]");
  const show = (state: InstallState) => {
    for (const line of lines) line.hidden = line.dataset.state !== state;
  };
  if (!("serviceWorker" in navigator)) return show("unsupported");
  offerHomeScreen();
  show("working");
  try {
    await untilActive(await navigator.serviceWorker.register(WORKER));
    show("ready");
  } catch {
    // Private windows and full disks reject the installation; the page shows that, and everything else works as
    // before.
    show("failed");
  }
}

export type InstallState = "unsupported" | "working" | "ready" | "failed";

function untilActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!worker || worker.state === "redundant") reject(new Error("The service worker was not installed"));
      else if (worker.state === "activated") resolve();
    };
    worker?.addEventListener("statechange", look);
    look();
  });
}

/**
 * Browsers that can add a site to the home screen fire this event at a time of their choice, so the buttons wait for
 * it.
 */
function offerHomeScreen(): void {
  const buttons = document.querySelectorAll<HTMLElement>(".swi__state button");
  addEventListener("beforeinstallprompt", (event) => {
    if (!canPrompt(event)) return;
    event.preventDefault();
    for (const button of buttons) {
      button.hidden = false;
      // The prompt can be shown only once, by the first button that is pressed.
      button.onclick = () => {
        for (const other of buttons) other.hidden = true;
        void event.prompt();
      };
    }
  });
}

function canPrompt(event: Event): event is Event & { prompt: () => Promise<unknown> } {
  return "prompt" in event;
}

const WORKER = "/service-worker.js";

/** Installs the service worker, so that a visitor who goes offline gets our offline page, not the browser's error page. */
export function registerWorker(): void {
  if (document.querySelector(".swi__state")) void showInstallation();
  // An embed leaves the worker to the site around it. On a page, what the page itself needs comes first.
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
    // Private windows and full disks refuse. The site works as before; only the offline page is missing.
  }
}

/** On the page about the service worker: installs it, and shows the line (data-state) that is true. */
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
    // Private windows and full disks refuse; the page then says so, and everything else works as before.
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

/** Browsers that can put a site on the home screen say so in their own time; the buttons wait for it. */
function offerHomeScreen(): void {
  const buttons = document.querySelectorAll<HTMLElement>(".swi__state button");
  addEventListener("beforeinstallprompt", (event) => {
    if (!canPrompt(event)) return;
    event.preventDefault();
    for (const button of buttons) {
      button.hidden = false;
      // The question can be asked once, by whichever button is first.
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

interface OnlineWindow {
  addEventListener: (type: "online" | "offline", listener: () => void) => void;
  navigator: { onLine: boolean };
}

/** Tells of every change, and at once when the page has started offline (from the service worker's store). */
export function trackOnline(page: OnlineWindow, tell: (isOnline: boolean) => void): void {
  page.addEventListener("online", () => tell(true));
  page.addEventListener("offline", () => tell(false));
  if (!page.navigator.onLine) tell(false);
}

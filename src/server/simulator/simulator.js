// Plays the app around the site: gives it the bridge, follows its messages, and logs in when it is asked to.
const frame = document.querySelector("iframe");
if (document.querySelector("[data-closes]")) window.close();
else play();

function play() {
  const form = document.querySelector("form");
  const sheet = document.querySelector("dialog");
  const regionOf = () => form.elements.region.value;
  // Only while the phone is on the screen: in its other tabs this browser is none.
  setShell("1");
  addEventListener("pagehide", () => setShell("; Max-Age=0"));
  addEventListener("pageshow", () => setShell("1"));
  offerBridge({ postMessage: (text) => hear(JSON.parse(text)) });

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    openPath(form.elements.path.value);
  });
  form.elements.region.addEventListener("change", () => openPath(`/${regionOf()}`));
  for (const tab of document.querySelectorAll("[data-page]"))
    tab.addEventListener("click", () => openPath(`/${regionOf()}/${tab.dataset.page}`.replace(/\/$/, "")));
  document.querySelector("[data-back]").addEventListener("click", () => frame.contentWindow.history.back());
  document.querySelector("[data-later]").addEventListener("click", () => sheet.close());
  document.querySelector("[data-log-in]").addEventListener("click", () => {
    sheet.close();
    const path = `/${regionOf()}/app-simulator/token`;
    window.open(
      `/bumblebee/login?${new URLSearchParams({ redirectPath: path })}`,
      "login",
      "width=420,height=760",
    );
  });
  frame.addEventListener("load", () => {
    form.elements.path.value = frame.contentWindow.location.pathname;
  });
  openPath(new URLSearchParams(location.search).get("open") ?? "/in");

  function openPath(path) {
    const region = path.split("/")[1];
    if ([...form.elements.region.options].some(({ value }) => value === region))
      form.elements.region.value = region;
    showBars({ isMainHeaderVisible: true, isBottomBarVisible: true, isTitleHeaderVisible: false });
    frame.src = new URL(path, location.origin).pathname;
  }

  function hear(message) {
    const line = document.createElement("li");
    line.append(JSON.stringify(message));
    document.querySelector(".log").prepend(line);
    if (message.actionType === "UI_CHANGE") showBars(message);
    if (message.actionType === "LOGIN" && !sheet.open) sheet.show();
  }
}

function showBars({ isMainHeaderVisible, isTitleHeaderVisible, isBottomBarVisible, headerTitle = "" }) {
  document.querySelector(".main-header").hidden = !isMainHeaderVisible;
  document.querySelector(".title-header").hidden = !isTitleHeaderVisible;
  document.querySelector(".title-header strong").textContent = headerTitle;
  document.querySelector(".bottom-bar").hidden = !isBottomBarVisible;
}

function setShell(value) {
  // biome-ignore lint/suspicious/noDocumentCookie: it has to be there before the first page is asked for
  document.cookie = `atrium_shell=${value}; Path=/; SameSite=Lax`;
}

/** Every page has a window of its own: the bridge is in it before the page is first drawn, and so before its scripts. */
function offerBridge(bridge) {
  try {
    frame.contentWindow.ReactNativeWebView ??= bridge;
  } catch {
    // Another site is shown, which is none of the app's business.
  }
  requestAnimationFrame(() => offerBridge(bridge));
}

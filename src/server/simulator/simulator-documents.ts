import { REGION_NAMES } from "../../editions/regions.ts";
import { plainDocument } from "../../web/frame/errors/plain-document.ts";

const READER = { language: "en", direction: "ltr" } as const;
const ASSETS = `<link rel="stylesheet" href="/app-simulator/simulator.css"><script type="module" src="/app-simulator/simulator.js"></script>`;

const TABS = [
  ["", "Home"],
  ["design-ideas", "Ideas"],
  ["magazine", "Magazine"],
  ["profile", "Account"],
] as const;

/** A phone with the site in it, and beside it what the two say to each other. */
export function simulatorDocument(): string {
  const regions = REGION_NAMES.map((region) => `<option>${region}</option>`).join("");
  const tabs = TABS.map(([page, name]) => `<button type="button" data-page="${page}">${name}</button>`);
  return plainDocument(READER, {
    title: "The app, simulated",
    head: ASSETS,
    main: `<section class="about">
<p class="mark">For development. Nobody sees this page on a public site.</p>
<h1>The app, simulated</h1>
<p>The phone shows this site as the app does: with the app’s mark (<code>atrium_shell=1</code>), its bridge
(<code>window.ReactNativeWebView</code>), its own header and bottom bar, and its own login. They follow the messages of the
page; each is written down here.</p>
<form><label>Page <input name="path" value="/in" autocomplete="off"></label><label>Region <select name="region">${regions}</select></label><button>Open</button></form>
<h2>Messages of the page</h2>
<ol class="log" role="log" aria-label="Messages"></ol>
</section>
<div class="phone">
<header class="main-header"><strong>The app</strong></header>
<header class="title-header" hidden><button type="button" data-back aria-label="Back">‹</button><strong></strong></header>
<iframe title="The site in the app"></iframe>
<nav class="bottom-bar" aria-label="Bottom bar">${tabs.join("")}</nav>
<dialog><h2>Log in to the app</h2><p>The page has asked for it. The app does this with a window of its own.</p><button type="button" data-log-in>Log in natively</button> <button type="button" data-later>Not now</button></dialog>
</div>`,
  });
}

/** The last page of the window in which the app logs somebody in. */
export function loggedInDocument(): string {
  return plainDocument(READER, {
    title: "Logged in",
    head: ASSETS,
    main: `<section class="about" data-closes><h1>The app has its token</h1><p>Close this window and look at the phone.</p></section>`,
  });
}

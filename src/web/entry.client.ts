import { afterFirstPaint } from "./frame/navigation/after-first-paint.ts";
import { isInApp } from "./frame/state/in-app.ts";

// At once, so that the site's own header never appears below the app's header.
if (isInApp({ cookies: document.cookie, search: location.search }))
  document.documentElement.dataset.shell = "";

// Every page is whole without a script: what visitors see goes first, and everything that adds to it comes after.
afterFirstPaint(() => void import("./start-page.ts"));

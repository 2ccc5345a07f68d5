import { afterFirstPaint } from "./frame/navigation/after-first-paint.ts";
import { isInApp } from "./frame/state/in-app.ts";

// Runs immediately, so that the site's own header never appears below the app's header.
if (isInApp({ cookies: document.cookie, search: location.search }))
  document.documentElement.dataset.shell = "";

// Every page is complete without scripts, so the first paint comes first and the scripts that enhance the page load
// after it.
afterFirstPaint(() => void import("./start-page.ts"));

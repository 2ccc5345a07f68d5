import { afterFirstPaint } from "./frame/navigation/after-first-paint.ts";

// Every page is whole without a script: what visitors see goes first, and everything that adds to it comes after.
afterFirstPaint(() => void import("./start-page.ts"));

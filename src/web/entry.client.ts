import { afterFirstPicture } from "./frame/navigation/after-first-picture.ts";

// Every page is whole without a script: what visitors see goes first, and everything that adds to it comes after.
afterFirstPicture(() => void import("./start-page.ts"));

// Loaded before the site (NODE_OPTIONS=--import): moves its clock by the milliseconds in the file CLOCK_FILE. Timers
// are not moved, as on a machine whose clock is set.
import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 20;
const file = process.env.CLOCK_FILE;
const Real = Date;
let moved = 0;

if (file) {
  const look = () => {
    moved = Number(readFileSync(file, "utf8")) || 0;
  };
  look();
  setInterval(look, LOOK_EVERY_MS).unref();
  const now = () => Real.now() + moved;
  globalThis.Date = new Proxy(Real, {
    construct: (target, words, newTarget) =>
      Reflect.construct(target, words.length === 0 ? [now()] : words, newTarget),
    get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
  });
}

import { randomBytes } from "node:crypto";

/** Of each half: in the form of a signed token, so that no log tells it (hide-tokens.ts). */
const HALF_BYTES = 12;

/** Who has it may change an answer. The browser keeps it from the first answer on. */
export function newVoter(): string {
  const half = () => randomBytes(HALF_BYTES).toString("base64url");
  return `${half()}.${half()}`;
}

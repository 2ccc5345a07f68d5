/** Who has it may change an answer. In two halves, as a signed token, so that no log tells it (hide-tokens.ts). */
export function newVoter(): string {
  const chance = crypto.randomUUID().replaceAll("-", "");
  return `${chance.slice(0, 16)}.${chance.slice(16)}`;
}

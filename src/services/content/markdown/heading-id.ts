/**
 * An address for a heading, made of its own letters (also Arabic ones), and different from those before it. It begins
 * with a letter, so the number of "3. Paint" is left out: the heading may move up in the list.
 */
export function headingId(text: string, taken: Set<string>): string {
  const letters = text.toLowerCase().replace(/\p{M}/gu, "");
  const words = letters.replace(/^[^\p{L}]+/u, "").match(/[\p{L}\p{N}]+/gu) ?? ["part"];
  const plain = words.join("-");
  let id = plain;
  for (let times = 2; taken.has(id); times += 1) id = `${plain}-${times}`;
  taken.add(id);
  return id;
}

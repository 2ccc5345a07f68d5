/** Where a question of a topic is jumped to. */
export function questionId(topic: string, index: number): string {
  return `${topic}-${index + 1}`;
}

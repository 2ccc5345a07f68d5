/** Where a room of a look stands in the page, for the plan to lead to. */
export function roomId(index: number): string {
  return `room-${index + 1}`;
}

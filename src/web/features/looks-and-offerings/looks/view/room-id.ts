export function roomId(index: number): string {
  return `room-${index + 1}`;
}

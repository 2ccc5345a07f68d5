const OF_THE_ROOM = ["room", "room.breadth", "room.unit", "city", "tier"];

/** What stands in the address besides the room, as fields of a form. */
export function KeptFields({ keep, but = [] }: { keep: Record<string, string>; but?: readonly string[] }) {
  return <HiddenFields fields={without(keep, [...OF_THE_ROOM, ...but])} />;
}

export function HiddenFields({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** The address without a room, and without what only a room can answer. */
export function withoutRoom(path: string, keep: Record<string, string>): string {
  const query = new URLSearchParams(without(keep, [...OF_THE_ROOM, "budget", "sort"])).toString();
  return query ? `${path}?${query}` : path;
}

function without(fields: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

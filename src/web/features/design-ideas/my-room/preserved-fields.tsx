import { ROOM_PARAMETERS } from "./room-parameters.ts";

export function PreservedFields({
  keep,
  but = [],
}: {
  keep: Record<string, string>;
  but?: readonly string[];
}) {
  return <HiddenFields fields={without(keep, [...ROOM_PARAMETERS, ...but])} />;
}

export function HiddenFields({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** The URL without a room and without the parameters that need one. */
export function withoutRoom(path: string, keep: Record<string, string>): string {
  const query = new URLSearchParams(without(keep, [...ROOM_PARAMETERS, "budget", "sort"])).toString();
  return query ? `${path}?${query}` : path;
}

export function without(
  fields: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

import type { Database } from "../../../platform/database/database.ts";
import { statement } from "../../../platform/search/statement.ts";
import { countUpTo, type Places } from "./place-sets.ts";

/** Where those of some documents stand that are among these places, in the order in which they are named by their ids. */
export async function placesOf(
  { engine, read }: Database,
  ids: readonly string[],
  among: Places,
): Promise<Places> {
  if (ids.length === 0 || among.length === 0) return new Float64Array();
  const rows = await read<{ id: string; place: number }>(
    statement(engine)`select id, place from documents where id in ${ids}`,
  );
  const isAmong = (place: number) => among[countUpTo(among, place) - 1] === place;
  const byId = new Map(rows.filter(({ place }) => isAmong(place)).map(({ id, place }) => [id, place]));
  return Float64Array.from(ids.flatMap((id) => byId.get(id) ?? []));
}

export interface Result {
  engine: string;
  size: number;
  name: string;
  ours: number;
  byHand: number;
  /** The cost of a call without a warm cache, for calls that use a cache. */
  first: number | undefined;
  /** The cost from request to response. */
  request: number | undefined;
}

const HEADS = ["documents", "ours", "by hand", "ratio", "growth", "first call", "request"];

/** Prints one line for each case and size, grouped by case; growth is relative to the smallest size. */
export function showResults(results: readonly Result[]): void {
  console.log(line("µs CPU per call", "engine", HEADS));
  const groups = Map.groupBy(results, ({ engine, name }) => `${engine} ${name}`);
  for (const group of groups.values())
    for (const { engine, name, size, ours, byHand, first, request } of group) {
      const growth = ours / (group[0]?.ours ?? ours);
      const figures = [ours.toFixed(1), byHand.toFixed(1), (ours / byHand).toFixed(2), growth.toFixed(2)];
      const more = [first?.toFixed(0) ?? "", request?.toFixed(0) ?? ""];
      console.log(line(name, engine, [String(size), ...figures, ...more]));
    }
}

function line(name: string, engine: string, cells: readonly string[]): string {
  return [name.padEnd(22), engine.padEnd(9), ...cells.map((cell) => cell.padStart(10))].join(" ");
}

export interface Result {
  engine: string;
  size: number;
  name: string;
  ours: number;
  byHand: number;
  /** Where something is remembered: what the call costs that has to work it out. */
  first: number | undefined;
  /** From the request to the answer. */
  request: number | undefined;
}

const HEADS = ["documents", "ours", "by hand", "ratio", "growth", "first call", "request"];

/** A line for each case and size, those of one case together; growth is against the smallest size. */
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

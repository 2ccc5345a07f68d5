/** How many random inputs a property is tried with: enough for every day, or as many as FUZZ_RUNS says for a long look. */
export function fuzzRuns(everyDay: number): number {
  return Number(process.env.FUZZ_RUNS ?? everyDay);
}

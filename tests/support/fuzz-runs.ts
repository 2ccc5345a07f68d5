/** The number of random inputs for a property: the daily default, or FUZZ_RUNS for a long run. */
export function fuzzRuns(everyDay: number): number {
  return Number(process.env.FUZZ_RUNS ?? everyDay);
}

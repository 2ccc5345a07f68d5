import { measureList } from "./lib/measure-list.ts";

// Measures the cost of pages of a list of 5,000 finishes, uncached, near the beginning and near the end.
const list = "/in/interiors/offerings/finishes/laminates";

await measureList<{ slug: string; id: number }>({
  port: 3193,
  file: "finishes/in/laminates.json",
  /** About 5,000 are shown, because one of fourteen is no longer available. */
  entries: 5_390,
  change: (index) => ({ id: 100_000 + index }),
  paths: {
    "first page": list,
    "page 100": `${list}?page=100`,
    "page 200": `${list}?page=200`,
    "first page, filtered": `${list}?filters=sheen:2001`,
    "page 50, filtered": `${list}?filters=sheen:2001&page=50`,
    "one finish": `${list}/LAM-001`,
  },
});

import { measureList } from "./lib/measure-list.ts";

// A list of 5,000 finishes: what its pages cost, rendered anew each time, near the front and far behind.
const list = "/in/interiors/offerings/finishes/laminates";

await measureList<{ slug: string; id: number }>({
  port: 3193,
  file: "finishes/in/laminates.json",
  /** One of fourteen cannot be had any more and is not shown: about 5,000 are. */
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

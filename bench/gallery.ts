import { measureList } from "./lib/measure-list.ts";

// Measures the cost of pages of a category with many designs, uncached, near the beginning and near the end of the
// list.
const gallery = "/in/design-ideas/kitchen-designs";
const room = "room=10x8&city=bengaluru&tier=premium&sort=price";

await measureList<{ slug: string; position: number }>({
  port: 3192,
  file: "looks/in/kitchen-designs.json",
  /** About 5,000 are shown, because some of the copied designs redirect to another design. */
  entries: 5_150,
  change: (index) => ({ position: index + 1 }),
  paths: {
    "first page": gallery,
    "page 125": `${gallery}?page=125`,
    "page 250": `${gallery}?page=250`,
    "first page, filtered": `${gallery}?filters=layout:l-shaped`,
    "page 40, filtered": `${gallery}?filters=layout:l-shaped&page=40`,
    "first page, cheapest first in my room": `${gallery}?${room}`,
    "page 250, cheapest first in my room": `${gallery}?${room}&page=250`,
  },
});

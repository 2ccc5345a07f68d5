import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseSpecification } from "./specification.ts";

const EXAMPLE = `## Part A — Requirements by area
### RT — Routing & regions
| ID | Requirement | Source | Verify | Open |
|---|---|---|---|---|
| RT-01 | Serves regions. | 1-site | HTTP | – |
| RT-02 | Has a name. | 1-site | HTTP | SILENT: the name — free to design as users would expect |
## Part B — Route table
### B.1 Pages
| ID | Region | Pattern | Example path | Params | Page type | AMP | Expect | Location | Source |
|---|---|---|---|---|---|---|---|---|---|
| R014 | – | /x?mode=a\\|b | /x?mode=a | – | auth | no | 200 (also 301/401) optional | – | 1-site |
### B.3 Redirects
| R244 | in | trailing slash | /in/a/ | one, two | redirect | no | 301 | /in/a | 1-site |
## Part C — Calls
| R999 | not a route any more |
`;

test("reads requirements and route rows", () => {
  const { areas, requirements, routes } = parseSpecification(EXAMPLE);
  expect([...areas]).toEqual([["RT", "Routing & regions"]]);
  expect(requirements).toEqual([
    { id: "RT-01", area: "RT", text: "Serves regions." },
    { id: "RT-02", area: "RT", text: "Has a name.", openPoint: "the name" },
  ]);
  expect(routes).toMatchObject([
    {
      id: "R014",
      section: "page",
      region: undefined,
      pattern: "/x?mode=a|b",
      params: [],
      status: 200,
      alsoStatuses: [301, 401],
      optional: true,
      location: undefined,
    },
    { id: "R244", section: "redirect", region: "in", params: ["one", "two"], status: 301, location: "/in/a" },
  ]);
});

test("finds as many rows in our specification as it declares", () => {
  const markdown = readFileSync(new URL("../../docs/spec/requirements.md", import.meta.url), "utf8");
  const { areas, requirements, routes } = parseSpecification(markdown);
  expect([requirements.length, areas.size, routes.length]).toEqual([432, 45, 458]);
  const inSection = (section: string) => routes.filter((row) => row.section === section).length;
  expect(["page", "redirect", "not-found", "amp-page", "amp-mismatch"].map(inSection)).toEqual([
    242, 29, 47, 17, 123,
  ]);
});

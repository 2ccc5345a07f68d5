import { expect, test } from "vitest";
import { requirementIdsIn, testsIn } from "./test-titles.ts";
import { traceRequirements } from "./traceability.ts";

test("reads the titles of tests, whatever form the call has", () => {
  const source = `
    test("RD-01 drops a slash", () => {});
    test.each([["a", 1]])("PG-01 ?%s asks for %i", () => {});
    it.skipIf(true)(\`RT-13 \${path} is not found\`, () => {});
    describe("RT-99 a group is no test", () => { expect("RT-98 nor is a text").toBe(1); });
    test(title, () => {});
  `;
  const titles = ["RD-01 drops a slash", "PG-01 ?%s asks for %i", "RT-13 "];
  expect(testsIn("x.test.ts", source).map(({ title }) => title)).toEqual(titles);
});

test("reads ids only from the beginning of a title", () => {
  expect(requirementIdsIn("RD-04 RD-05 RD-13 renames the content types")).toEqual([
    "RD-04",
    "RD-05",
    "RD-13",
  ]);
  expect(requirementIdsIn("milestones are 5/45/50")).toEqual([]);
  const far = "a long title that talks about many other things before it mentions RT-01";
  expect(requirementIdsIn(far)).toEqual([]);
});

test("counts by area, and lists open and misspelt ids", () => {
  const requirements = ["RT-01", "RT-02", "RD-01"].map((id) => ({
    id,
    area: id.slice(0, 2),
    text: id,
    openPoint: undefined,
  }));
  const areas = new Map([
    ["RT", "Routing"],
    ["RD", "Redirects"],
  ]);
  const named = ["RT-01 x", "RT-02 w", "RT-77 y", "XX-01 z"];
  const trace = traceRequirements({ areas, requirements, routes: [] }, named, ["RT-01 x"]);
  expect(trace.areas.map(({ area, proved, rows }) => [area, proved, rows])).toEqual([
    ["RT", 1, 2],
    ["RD", 0, 1],
  ]);
  expect(trace.unproved.map(({ id }) => id)).toEqual(["RT-02"]);
  expect(trace.untested.map(({ id }) => id)).toEqual(["RD-01"]);
  expect(trace.unknown).toEqual(["RT-77"]);
});

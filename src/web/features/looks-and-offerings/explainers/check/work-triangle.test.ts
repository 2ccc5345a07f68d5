import { expect, test } from "vitest";
import { judgeTriangle } from "./work-triangle.ts";

const GOOD = { sinkHob: 1500, hobFridge: 1800, fridgeSink: 1900 };

test("three sides of 1.2 to 2.7 m and 4 to 8 m in total are a good triangle", () => {
  expect(judgeTriangle(GOOD, false)).toMatchObject({ verdict: "good", tone: "ok" });
  expect(judgeTriangle({ sinkHob: 1200, hobFridge: 1400, fridgeSink: 1400 }, false).verdict).toBe("good");
  expect(judgeTriangle({ sinkHob: 2600, hobFridge: 2700, fridgeSink: 2700 }, false).verdict).toBe("good");
});

test("reports by how much each side is outside its limits", () => {
  const { verdict, findings } = judgeTriangle({ sinkHob: 900, hobFridge: 3000, fridgeSink: 2500 }, false);
  expect(verdict).toBe("change");
  expect(findings.map(({ name, state, by }) => [name, state, by])).toEqual([
    ["sinkHob", "low", 300],
    ["hobFridge", "high", 300],
    ["fridgeSink", "right", 0],
    ["sum", "right", 0],
  ]);
});

test("rejects a total below 4 m or above 8 m even if each side is right", () => {
  const short = judgeTriangle({ sinkHob: 1200, hobFridge: 1300, fridgeSink: 1300 }, false);
  expect(short.findings.at(-1)).toMatchObject({ name: "sum", state: "low", by: 200 });
  const long = judgeTriangle({ sinkHob: 2700, hobFridge: 2700, fridgeSink: 2700 }, false);
  expect(long.findings.at(-1)).toMatchObject({ name: "sum", state: "high", by: 100 });
});

test("a path through the triangle spoils a good one", () => {
  expect(judgeTriangle(GOOD, true)).toMatchObject({ verdict: "change", tone: "warn" });
});

test("recognises a single row and impossible measurements", () => {
  expect(judgeTriangle({ sinkHob: 900, hobFridge: 1700, fridgeSink: 800 }, false).verdict).toBe("row");
  expect(judgeTriangle({ sinkHob: 1000, hobFridge: 5000, fridgeSink: 1000 }, false).verdict).toBe(
    "impossible",
  );
});

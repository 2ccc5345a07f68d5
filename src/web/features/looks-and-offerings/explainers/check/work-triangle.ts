import { find, type Judgement } from "./finding.ts";

/** The distances between sink, hob and fridge, centre to centre, in millimetres. */
export interface Triangle {
  sinkHob: number;
  hobFridge: number;
  fridgeSink: number;
}

/** With a shorter side two work areas become one; with a longer one the way is too far. */
const LEG = { least: 1200, most: 2700 } as const;
const SUM = { least: 4000, most: 8000 } as const;

/** The tolerance for measuring with a tape across a counter. */
const SLACK = 0.03;

export function judgeTriangle({ sinkHob, hobFridge, fridgeSink }: Triangle, isCrossed: boolean): Judgement {
  const sum = sinkHob + hobFridge + fridgeSink;
  const longest = Math.max(sinkHob, hobFridge, fridgeSink);
  const others = sum - longest;
  if (longest > others * (1 + SLACK)) return { verdict: "impossible", tone: "bad", findings: [] };
  // In a single row the longest distance is the sum of the other two, so there is no triangle.
  if (longest > others * (1 - SLACK)) return { verdict: "row", tone: "warn", findings: [] };
  const findings = [
    find("sinkHob", sinkHob, LEG),
    find("hobFridge", hobFridge, LEG),
    find("fridgeSink", fridgeSink, LEG),
    find("sum", sum, SUM),
  ];
  const isGood = !isCrossed && findings.every(({ state }) => state === "right");
  return { verdict: isGood ? "good" : "change", tone: isGood ? "ok" : "warn", findings };
}

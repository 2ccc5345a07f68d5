import { find, type Judgement } from "./finding.ts";

/** The ways between sink, hob and fridge, middle to middle, in millimetres. */
export interface Triangle {
  sinkHob: number;
  hobFridge: number;
  fridgeSink: number;
}

/** Shorter, and two workplaces are one; longer, and one carries. */
const LEG = { least: 1200, most: 2700 } as const;
const SUM = { least: 4000, most: 8000 } as const;

/** A tape across a counter is a hand's breadth off. */
const SLACK = 0.03;

export function judgeTriangle({ sinkHob, hobFridge, fridgeSink }: Triangle, isCrossed: boolean): Judgement {
  const sum = sinkHob + hobFridge + fridgeSink;
  const longest = Math.max(sinkHob, hobFridge, fridgeSink);
  const others = sum - longest;
  if (longest > others * (1 + SLACK)) return { verdict: "impossible", tone: "bad", findings: [] };
  // One row: the longest way is the two others, and no triangle can be asked for.
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

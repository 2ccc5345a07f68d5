import { describe, expect, test } from "vitest";
import {
  buildPicks,
  changePick,
  parsePicks,
  pickOf,
  readPieceFields,
  sceneSearch,
  showingOf,
} from "./picks.ts";

const CABINETS = { id: "cabinets", count: 5, standard: 1 };
const COUNTER = { id: "counter", count: 4, standard: 2 };
const HOB = { id: "hob", count: 1, standard: 1 };
const SHAPES = [CABINETS, COUNTER, HOB];

describe("the chosen pieces", () => {
  test("are written to the URL and read from it", () => {
    const text = "counter:1,hob:off,cabinets:2";
    expect(buildPicks(parsePicks(text, SHAPES))).toBe(text);
    expect(parsePicks(null, SHAPES)).toEqual([]);
  });

  test("contain only what differs from the standard, once per piece, the latest last", () => {
    expect(buildPicks(parsePicks("cabinets:1,counter:2,hob:1", SHAPES))).toBe("");
    expect(buildPicks(parsePicks("cabinets:2,counter:1,cabinets:3", SHAPES))).toBe("counter:1,cabinets:3");
    expect(buildPicks(parsePicks("cabinets:2,cabinets:1", SHAPES))).toBe("");
  });

  test.each([
    "garbage",
    ":::",
    "cabinets",
    "cabinets:",
    "cabinets:0",
    "cabinets:6",
    "cabinets:2.5",
    "cabinets:-1",
    "cabinets:OFF",
    "sofa:2",
    "hob:2",
    "cabinets:2e0",
    `${"x".repeat(5000)}:off`,
  ])("ignore %j", (text) => {
    expect(parsePicks(text, SHAPES)).toEqual([]);
    expect(buildPicks(parsePicks(`${text.slice(0, 40)},hob:off`, SHAPES))).toBe("hob:off");
  });

  test("change one piece and leave the others", () => {
    const before = parsePicks("cabinets:2,counter:1", SHAPES);
    expect(buildPicks(changePick(before, CABINETS, 4))).toBe("counter:1,cabinets:4");
    expect(buildPicks(changePick(before, CABINETS, 1))).toBe("counter:1");
    expect(pickOf(before, COUNTER)).toBe(1);
    expect(pickOf(before, HOB)).toBe(1);
  });

  test("are readable in the URL and leave the other parameters", () => {
    const picks = parsePicks("cabinets:2,hob:off", SHAPES);
    expect(sceneSearch(picks, "hob", { room: "10x8" })).toBe(
      "?pieces=cabinets:2,hob:off&piece=hob&room=10x8",
    );
    expect(sceneSearch([], undefined, {})).toBe("");
  });
});

describe("the fields of a form", () => {
  const read = (query: string, before = "") =>
    readPieceFields(new URLSearchParams(query), SHAPES, parsePicks(before, SHAPES));

  test("are undefined if there is no field of a piece", () => {
    expect(read("pieces=cabinets:2&piece=hob")).toBeUndefined();
  });

  test("replace the choice of every piece, and changed pieces come last", () => {
    const fields = "p.cabinets=2&p.counter=2&p.hob=off";
    expect(buildPicks(read(fields) ?? [])).toBe("cabinets:2,hob:off");
    expect(buildPicks(read(fields, "hob:off") ?? [])).toBe("hob:off,cabinets:2");
    expect(buildPicks(read("p.cabinets=1&p.counter=2&p.hob=1", "hob:off,cabinets:3") ?? [])).toBe("");
  });

  test("are ignored if they do not match the photograph", () => {
    expect(buildPicks(read("p.cabinets=9&p.sofa=2&p.counter=", "cabinets:3") ?? [])).toBe("cabinets:3");
  });
});

describe("the photograph", () => {
  const hasPrint = (piece: string) => piece !== "hob";

  test("shows the latest change and lists the others", () => {
    const picks = parsePicks("cabinets:2,hob:off,counter:1", SHAPES);
    expect(showingOf(picks, hasPrint)).toEqual({
      shown: { piece: "counter", pick: 1 },
      unseen: [{ piece: "cabinets", pick: 2 }],
      leftOut: ["hob"],
    });
  });

  test("shows the previous change if the latest one has no print", () => {
    const picks = parsePicks("cabinets:2,counter:1", SHAPES);
    expect(showingOf(picks, (piece) => piece === "cabinets")).toMatchObject({
      shown: { piece: "cabinets", pick: 2 },
      unseen: [{ piece: "counter", pick: 1 }],
    });
    expect(showingOf([], hasPrint)).toEqual({ shown: undefined, unseen: [], leftOut: [] });
  });
});

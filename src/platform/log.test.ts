import { stripVTControlCharacters as withoutColours } from "node:util";
import { expect, test } from "vitest";
import { createLog, createLogOn } from "./log.ts";
import { createScreen } from "./screen.ts";

function terminal({ isTTY }: { isTTY: boolean }) {
  const written: string[] = [];
  const screen = createScreen({
    isTTY,
    columns: 40,
    write: (text: unknown) => written.push(String(text)) > 0,
  });
  return { screen, text: () => written.join("") };
}

/** A terminal with a log. */
function newLog() {
  const { screen, text } = terminal({ isTTY: true });
  return { log: createLogOn(screen, { logLevel: "info", logFormat: "auto" }), screen, text };
}

const PERSON = { name: "Asha", phone: "9845012345", lead: { email: "asha@example.com" } };

test("removes names, phone numbers and e-mail addresses from the log in every format", () => {
  const { log, text } = newLog();
  log.info(PERSON, "A lead came.");
  const json: string[] = [];
  createLog("info", { output: { write: (line) => json.push(line) } }).info(PERSON, "A lead came.");
  for (const told of [text(), json.join("")]) {
    expect(told).toContain("A lead came.");
    expect(told).not.toMatch(/Asha|98450|asha@/);
  }
});

test("writes a request as one short line", () => {
  const { log, text } = newLog();
  log.info({ requestId: "r-1", method: "GET", path: "/in", status: 200, ms: 3.4, ready: true }, "answered");
  expect(withoutColours(text())).toMatch(/^\d\d:\d\d:\d\d info {2}GET \/in 200 3.4 ms\n$/);
});

test("writes other entries with their fields, and an error with its stack", () => {
  const { log, text } = newLog();
  log.child({ requestId: "r-1" }).error({ error: new TypeError("no such piece") }, "A page failed.");
  log.warn({ call: "getCues", problem: { kind: "timeout" } }, "A call failed.");
  const [head, ...lines] = withoutColours(text()).trimEnd().split("\n");
  expect(head).toMatch(/ error A page failed\. requestId=r-1$/);
  expect(lines[0]).toBe("    TypeError: no such piece");
  expect(lines[1]).toMatch(/^ {4}at /);
  expect(lines.at(-1)).toMatch(/ warn {2}A call failed\. call=getCues problem={"kind":"timeout"}$/);
});

test("text from visitors cannot forge lines of the log or move the cursor", () => {
  const { log, text } = newLog();
  log.info({ method: "GET", path: "/in\n\u001b[2J forged", status: 404, ms: 1 }, "answered");
  log.warn({ said: "a\r\nb", error: new Error("c\n\u0007d") }, "e\u001b[1Af");
  for (const trick of ["\u001b[2J", "\u001b[1A", "\u0007", "\r", "\n forged", "\nb"])
    expect(text()).not.toContain(trick);
});

test("a terminal shows progress on one line below the other output", () => {
  const { screen, text } = terminal({ isTTY: true });
  screen.showProgress("1 of 2");
  screen.print("a line");
  screen.showProgress("2 of 2".padEnd(100, "."));
  screen.showProgress("");
  screen.print("the end");
  const clear = "\r\u001b[2K";
  const cut = "2 of 2".padEnd(39, ".");
  expect(text()).toBe(`${clear}1 of 2${clear}a line\n1 of 2${clear}${cut}${clear}the end\n`);
});

test("a file gets the lines but no progress", () => {
  const { screen, text } = terminal({ isTTY: false });
  screen.showProgress("1 of 2");
  screen.print("a line");
  expect(text()).toBe("a line\n");
});

import { styleText } from "node:util";
import { z } from "zod";

/** A log line for people: time, level and message; a request is as short as possible. */
export function readableEntry(line: string): string {
  const { time, level, msg, error, ...facts } = Entry.parse(JSON.parse(line));
  const visit = Visit.safeParse(facts);
  const said = visit.success ? visitWords(visit.data) : [plain(msg), ...factWords(facts)];
  const told = [paint("dim", clockTime(time)), levelWord(level), ...said].join(" ");
  return error === undefined ? told : `${told}\n${errorLines(error)}`;
}

const Entry = z.looseObject({
  time: z.string(),
  level: z.string(),
  msg: z.string().default(""),
  error: z.unknown().optional(),
});

const Visit = z.object({ method: z.string(), path: z.string(), status: z.number(), ms: z.number() });
const LoggedError = z.object({ stack: z.string() });

function visitWords({ method, path, status, ms }: z.output<typeof Visit>): string[] {
  return [plain(method), plain(path), paint(statusStyle(status), String(status)), paint("dim", `${ms} ms`)];
}

function factWords(facts: Record<string, unknown>): string[] {
  return Object.entries(facts).map(([name, value]) =>
    paint("dim", `${name}=${plain(typeof value === "string" ? value : JSON.stringify(value))}`),
  );
}

function errorLines(error: unknown): string {
  const failure = LoggedError.safeParse(error);
  const lines = failure.success ? failure.data.stack.split("\n") : [JSON.stringify(error)];
  return lines.map((line) => `    ${plain(line.trim())}`).join("\n");
}

type Style = Parameters<typeof styleText>[0];

const LEVEL_STYLES: Record<string, Style> = { fatal: "red", error: "red", warn: "yellow", info: "green" };
const LONGEST_LEVEL = "debug".length;

function levelWord(level: string): string {
  return paint(LEVEL_STYLES[level] ?? "dim", level.padEnd(LONGEST_LEVEL));
}

function statusStyle(status: number): Style {
  if (status >= 500) return "red";
  if (status >= 400) return "yellow";
  return status >= 300 ? "cyan" : "green";
}

/** The local time of the operator, without the date. */
function clockTime(time: string): string {
  return new Date(time).toTimeString().slice(0, "19:48:20".length);
}

/** Text from visitors must not move the cursor or create lines. */
function plain(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, "�");
}

// Node checks whether standard output supports colours, and respects NO_COLOR and FORCE_COLOR.
function paint(style: Style, text: string): string {
  return styleText(style, text);
}

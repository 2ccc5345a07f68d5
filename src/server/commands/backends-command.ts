import { z } from "zod";
import { type Caller, createCaller } from "../../contracts/create-caller.ts";
import { type Call, isSafe } from "../../contracts/define-call.ts";
import type { DocumentKind } from "../../contracts/documents/document-kind.ts";
import { DOCUMENTS, type DocumentName } from "../../contracts/documents/documents.ts";
import { HOSTS, type HostAddresses, type HostName } from "../../contracts/hosts.ts";
import type { Outcome } from "../../contracts/outcome.ts";
import type { CircuitBreakers } from "../../contracts/upstream/circuit-breakers.ts";
import { StartupProblem } from "../../platform/startup-problem.ts";
import type { Config } from "../../services/config/config.ts";
import { hostAddresses } from "../host-addresses.ts";
import { type KnownSlugs, PROBES, type Probe } from "./backends/probes.ts";
import { type ExitCode, type ReadCommand, runCommand, type Say } from "./command-line.ts";

const USAGE = `Usage: npm run -s backends -- <command>
  check      calls the upstreams that the settings name, and reports missing fields; sends no data and changes nothing
  describe   prints the required responses of every host, as listed in docs/backends.md
The …_URL settings name the hosts. docs/backends.md lists the required responses of each host.`;

export function runBackendsCommand(
  words: readonly string[],
  environment: Record<string, string | undefined>,
  say: Say,
): Promise<ExitCode> {
  const readCommand: ReadCommand = ([command, ...more]) => {
    if (more.length > 0) return undefined;
    if (command === "describe") return async () => say(describeHosts());
    return command === "check" ? (config) => check(config, say) : undefined;
  };
  return runCommand(words, environment, { readCommand, usage: USAGE, say });
}

async function check(config: Config, say: Say): Promise<void> {
  const addresses = hostAddresses(config);
  const results = await tryHosts(addresses, config.hostTimeoutMs);
  if (results.size === 0) {
    say("No host is set: the site answers all calls itself, so there is nothing to check.");
    return;
  }
  for (const [host, trials] of results) {
    say(`${settingOf(host)} ${addresses[host]}`);
    for (const trial of trials) say(inOneLine(trial));
  }
  const bad = [...results.values()].flat().filter(({ isWell }) => !isWell).length;
  if (bad > 0) throw new StartupProblem(`${bad} calls are not answered as agreed.`);
  say("Every call that was checked is answered as agreed.");
}

function inOneLine({ trial, isWell, says }: HostTrial): string {
  return `  ${isWell ? "ok  " : "BAD "} ${trial.row} ${trial.call.name}: ${says}`;
}

if (import.meta.main) {
  process.exitCode = await runBackendsCommand(process.argv.slice(2), process.env, (sentence) =>
    console.log(sentence),
  );
}

function describeHosts(): string {
  const hosts = Object.keys(HOSTS) as HostName[];
  return hosts.flatMap((host) => describeHost(host)).join("\n");
}

function describeHost(host: HostName): string[] {
  const { setting } = HOSTS[host];
  const trials = PROBES.filter(({ call }) => call.host === host);
  if (!setting || trials.length === 0) return [];
  const isGraphql = host === "graphql";
  return [
    `### \`${setting}\``,
    "",
    isGraphql ? "| | Operation | Variables | Answer |" : "| | Request | Parameters | Answer |",
    "|---|---|---|---|",
    ...trials.map((trial) => describeProbe(trial, isGraphql)),
    "",
  ];
}

function describeProbe(trial: Probe, isGraphql: boolean): string {
  const { row, call } = trial;
  const request = isGraphql ? call.name : `${call.method} ${call.path.replace(/:(\w+)/g, "{$1}")}`;
  const parameters = askedFields(call).map((name) => `\`${name}\``);
  return `| ${row} | \`${request}\` | ${parameters.join(", ") || "–"} | ${answerInWords(trial)} |`;
}

function answerInWords({ call, kind }: Probe): string {
  const answer = call.agreed?.answer ?? call.answer;
  if (!kind) return fieldsInWords(answer) || "any";
  const { agreed, stored }: DocumentKind = DOCUMENTS[kind];
  const document = agreed?.theirs ?? stored;
  const isList = answer instanceof z.ZodObject && "contents" in answer.shape;
  return isList ? `\`{contents[]${shapeInWords(document)}}\`` : fieldsInWords(document);
}

/** The input fields without path parameters and without fields that are not sent. */
function askedFields(call: Call): string[] {
  const fields = call.input instanceof z.ZodObject ? Object.keys(call.input.shape) : [];
  const inPath = new Set([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const isAsked = (name: string) =>
    !inPath.has(name) && !call.agreed?.without?.includes(name) && !call.headers?.[name] && name !== "bearer";
  return fields.filter(isAsked);
}

/** `contents[]{slug, title?}`: a question mark means that the field may be missing. */
function fieldsInWords(schema: unknown): string {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => `${name}${shapeInWords(field)}`);
    return fields.length > 0 ? `\`{${fields.join(", ")}}\`` : "";
  }
  if (schema instanceof z.ZodArray) return `list of ${fieldsInWords(schema.element) || "any"}`;
  const inner = innerOf(schema);
  return inner ? fieldsInWords(inner) : "";
}

function shapeInWords(schema: unknown): string {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => `${name}${shapeInWords(field)}`);
    return fields.length > 0 ? `{${fields.join(", ")}}` : "";
  }
  if (schema instanceof z.ZodArray) return `[]${shapeInWords(schema.element)}`;
  if (schema instanceof z.ZodOptional) return `?${shapeInWords(schema.unwrap())}`;
  const inner = innerOf(schema);
  return inner ? shapeInWords(inner) : "";
}

function innerOf(schema: unknown): unknown {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    return schema.unwrap();
  return schema instanceof z.ZodPipe ? schema.in : undefined;
}

interface HostTrial {
  trial: Probe;
  isWell: boolean;
  says: string;
}

async function tryHosts(addresses: HostAddresses, timeoutMs: number): Promise<Map<HostName, HostTrial[]>> {
  const call = createCaller({
    addresses,
    embedded: () => Promise.reject(new Error("Only upstreams are checked.")),
    timeoutMs,
    retryDelaysMs: [],
    circuits: ALWAYS_CLOSED,
  });
  const told = new Map<string, string>();
  const slugs: KnownSlugs = (row, otherwise) => told.get(row) ?? otherwise;
  const results = new Map<HostName, HostTrial[]>();
  for (const trial of PROBES) {
    const { host } = trial.call;
    if (!addresses[host]) continue;
    const result = await tryCall(trial, call, slugs, told);
    results.set(host, [...(results.get(host) ?? []), { trial, ...result }]);
  }
  return results;
}

/** Every call is tried, even if its host has failed several times. */
const ALWAYS_CLOSED: CircuitBreakers = {
  run: (_, work) => work((patience) => patience),
  isFirstReport: () => true,
  states: () => [],
};

async function tryCall(trial: Probe, ask: Caller, slugs: KnownSlugs, told: Map<string, string>) {
  const { call, row, tells, kind } = trial;
  // A call that our backend answers itself is forwarded to the upstream later, so only the running site can try it.
  if (call.isOurs || !isSafe(call)) return { isWell: true, says: "not checked, because it would send data." };
  const outcome = await ask(call, trial.input(slugs));
  const slug = outcome.ok && tells ? firstSlug(outcome.value, tells) : undefined;
  if (slug) told.set(row, slug);
  return outcome.ok && kind ? documentsInWords(outcome.value, kind) : inWords(outcome);
}

function documentsInWords(answer: unknown, kind: DocumentName): Omit<HostTrial, "trial"> {
  const { agreed, stored }: DocumentKind = DOCUMENTS[kind];
  const [list] = answerPlaces(answer, "contents");
  const documents = Array.isArray(list) ? list : [answer];
  if (documents.length === 0) return { isWell: true, says: "answers as agreed; the list is empty." };
  const problems = documents.flatMap((document) => {
    if (stored.safeParse(document).success) return [];
    return (agreed?.theirs ?? stored).safeParse(document).error?.issues ?? [];
  });
  if (problems.length > 0)
    return { isWell: false, says: `does not answer as agreed: ${describeIssues(problems)}.` };
  return { isWell: true, says: "answers as agreed." };
}

function firstSlug(answer: unknown, place: NonNullable<Probe["tells"]>): string | undefined {
  const list = answerPlaces(answer, `${place}.*.slug`);
  return list.find((slug) => typeof slug === "string" && slug !== "") as string | undefined;
}

function inWords(outcome: Outcome<unknown>): Omit<HostTrial, "trial"> {
  if (outcome.ok) return { isWell: true, says: "answers as agreed." };
  const { status, kind, report } = outcome.problem;
  if (status === 404) return { isWell: true, says: "answers, but has nothing with the requested name." };
  if (kind === "bad-answer")
    return { isWell: false, says: `does not answer as agreed: ${missingIn(report)}.` };
  if (status === 504) return { isWell: false, says: "does not answer, or not in time." };
  if (status >= 500) return { isWell: false, says: `fails with ${status}.` };
  return { isWell: false, says: `refuses the request of the site with ${status}. See docs/backends.md.` };
}

function missingIn(report: string): string {
  const start = report.indexOf("[");
  if (start === -1) return report;
  return describeIssues(JSON.parse(report.slice(start)));
}

function describeIssues(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  const paths = issues.map(({ path, message }) => {
    const field = path.map((part) => (typeof part === "number" ? "*" : part)).join(".");
    return /received undefined$/.test(message)
      ? `${field} is missing`
      : `${field || "the answer"}: ${message}`;
  });
  return [...new Set(paths)].slice(0, 8).join("; ");
}

/** The setting of a host, or its name if it has no setting. */
function settingOf(host: HostName): string {
  return HOSTS[host].setting ?? host;
}

/** All values at a path of a response, where `*` is every member of a list. */
function answerPlaces(answer: unknown, path: string): unknown[] {
  return path
    .split(".")
    .reduce<unknown[]>((found, step) => found.flatMap((value) => stepInto(value, step)), [answer]);
}

function stepInto(value: unknown, step: string): unknown[] {
  if (step === "*") return Array.isArray(value) ? value : [];
  if (typeof value !== "object" || value === null) return [];
  return step in value ? [Reflect.get(value, step)] : [];
}

import { z } from "zod";
import type { Call } from "../../contracts/define-call.ts";
import type { DocumentKind } from "../../contracts/documents/document-kind.ts";
import { DOCUMENTS } from "../../contracts/documents/documents.ts";
import { HOSTS, type HostName } from "../../contracts/hosts.ts";
import type { Config } from "../../platform/config.ts";
import { StartupProblem } from "../../platform/startup-problem.ts";
import { hostAddresses } from "../host-addresses.ts";
import { TRIALS, type Trial } from "./backends/trials.ts";
import { type HostTrial, settingOf, tryHosts } from "./backends/try-hosts.ts";
import { type ExitCode, type ReadCommand, runCommand, type Say } from "./command-line.ts";

const USAGE = `Usage: npm run -s backends -- <command>
  check      tries the hosts that the settings name, and says what they lack; sends nothing and changes nothing
  describe   prints what every host has to answer, as it stands in docs/backends.md
The hosts are those of the …_URL settings. What each of them has to answer stands in docs/backends.md.`;

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
    say("No host is set: the site answers everything itself, and there is nothing to try.");
    return;
  }
  for (const [host, trials] of results) {
    say(`${settingOf(host)} ${addresses[host]}`);
    for (const trial of trials) say(inOneLine(trial));
  }
  const bad = [...results.values()].flat().filter(({ isWell }) => !isWell).length;
  if (bad > 0) throw new StartupProblem(`${bad} calls are not answered as agreed.`);
  say("Every call that was tried is answered as agreed.");
}

function inOneLine({ trial, isWell, says }: HostTrial): string {
  return `  ${isWell ? "ok  " : "BAD "} ${trial.row} ${trial.call.name}: ${says}`;
}

if (import.meta.main) {
  process.exitCode = await runBackendsCommand(process.argv.slice(2), process.env, (sentence) =>
    console.log(sentence),
  );
}

/** What every host has to answer, in Markdown: the tables of docs/backends.md, from the contracts themselves. */
function describeHosts(): string {
  const hosts = Object.keys(HOSTS) as HostName[];
  return hosts.flatMap((host) => describeHost(host)).join("\n");
}

function describeHost(host: HostName): string[] {
  const { setting } = HOSTS[host];
  const trials = TRIALS.filter(({ call }) => call.host === host);
  if (!setting || trials.length === 0) return [];
  const isGraphql = host === "graphql";
  return [
    `### \`${setting}\``,
    "",
    isGraphql ? "| | Operation | Variables | Answer |" : "| | Request | Parameters | Answer |",
    "|---|---|---|---|",
    ...trials.map((trial) => describeTrial(trial, isGraphql)),
    "",
  ];
}

function describeTrial(trial: Trial, isGraphql: boolean): string {
  const { row, call } = trial;
  const request = isGraphql ? call.name : `${call.method} ${call.path.replace(/:(\w+)/g, "{$1}")}`;
  const parameters = askedFields(call).map((name) => `\`${name}\``);
  return `| ${row} | \`${request}\` | ${parameters.join(", ") || "–"} | ${answerInWords(trial)} |`;
}

function answerInWords({ call, kind }: Trial): string {
  const answer = call.agreed?.answer ?? call.answer;
  if (!kind) return fieldsInWords(answer) || "any";
  const { agreed, stored }: DocumentKind = DOCUMENTS[kind];
  const document = agreed?.theirs ?? stored;
  const isList = answer instanceof z.ZodObject && "contents" in answer.shape;
  return isList ? `\`{contents[]${shapeInWords(document)}}\`` : fieldsInWords(document);
}

/** Without what is filled into the path, and without what stays at home. */
function askedFields(call: Call): string[] {
  const fields = call.input instanceof z.ZodObject ? Object.keys(call.input.shape) : [];
  const inPath = new Set([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const isAsked = (name: string) =>
    !inPath.has(name) && !call.agreed?.without?.includes(name) && !call.headers?.[name] && name !== "bearer";
  return fields.filter(isAsked);
}

/** `contents[]{slug, title?}`: a question mark where nothing is lost without it. */
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

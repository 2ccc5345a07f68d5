import { type Caller, createCaller } from "../../../contracts/create-caller.ts";
import { isSafe } from "../../../contracts/define-call.ts";
import type { DocumentKind } from "../../../contracts/documents/document-kind.ts";
import { DOCUMENTS, type DocumentName } from "../../../contracts/documents/documents.ts";
import type { Circuits } from "../../../contracts/foreign-hosts/circuits.ts";
import { HOSTS, type HostAddresses, type HostName } from "../../../contracts/hosts.ts";
import type { Outcome } from "../../../contracts/outcome.ts";
import { type SlugsTold, TRIALS, type Trial } from "./trials.ts";

export interface HostTrial {
  trial: Trial;
  isWell: boolean;
  /** In plain words, for whoever runs the host. */
  says: string;
}

/** Tries every call that only reads on the hosts that are set, one after the other. */
export async function tryHosts(
  addresses: HostAddresses,
  timeoutMs: number,
): Promise<Map<HostName, HostTrial[]>> {
  const call = createCaller({
    addresses,
    embedded: () => Promise.reject(new Error("Only hosts of someone else are tried.")),
    timeoutMs,
    retryDelaysMs: [],
    circuits: ALWAYS_CLOSED,
  });
  const told = new Map<string, string>();
  const slugs: SlugsTold = (row, otherwise) => told.get(row) ?? otherwise;
  const results = new Map<HostName, HostTrial[]>();
  for (const trial of TRIALS) {
    const { host } = trial.call;
    if (!addresses[host]) continue;
    const result = await tryCall(trial, call, slugs, told);
    results.set(host, [...(results.get(host) ?? []), { trial, ...result }]);
  }
  return results;
}

/** Every call is tried, also those of a host that has failed several. */
const ALWAYS_CLOSED: Circuits = { run: (_, work) => work((patience) => patience), isNews: () => true };

async function tryCall(trial: Trial, ask: Caller, slugs: SlugsTold, told: Map<string, string>) {
  const { call, row, tells, kind } = trial;
  // What answers for itself at the site is handed on to the host as it is: only the site itself can try that.
  if (call.isOurs || !isSafe(call))
    return { isWell: true, says: "not tried, because it would send something." };
  const outcome = await ask(call, trial.input(slugs));
  const slug = outcome.ok && tells ? firstSlug(outcome.value, tells) : undefined;
  if (slug) told.set(row, slug);
  return outcome.ok && kind ? documentsInWords(outcome.value, kind) : inWords(outcome);
}

/** A list that holds nothing, or one of another kind, is as agreed and still no use to the site. */
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
    return { isWell: false, says: `answers otherwise than agreed: ${placesOf(problems)}.` };
  return { isWell: true, says: "answers as agreed." };
}

function firstSlug(answer: unknown, place: NonNullable<Trial["tells"]>): string | undefined {
  const list = answerPlaces(answer, `${place}.*.slug`);
  return list.find((slug) => typeof slug === "string" && slug !== "") as string | undefined;
}

function inWords(outcome: Outcome<unknown>): Omit<HostTrial, "trial"> {
  if (outcome.ok) return { isWell: true, says: "answers as agreed." };
  const { status, kind, report } = outcome.problem;
  if (status === 404) return { isWell: true, says: "answers; it has nothing under the name that was tried." };
  if (kind === "bad-answer")
    return { isWell: false, says: `answers otherwise than agreed: ${missingIn(report)}.` };
  if (status === 504) return { isWell: false, says: "does not answer, or not in time." };
  if (status >= 500) return { isWell: false, says: `fails with ${status}.` };
  return { isWell: false, says: `refuses with ${status} what the site asks. Compare docs/backends.md.` };
}

/** The places of the answer that the schema has something against, from the words of the report. */
function missingIn(report: string): string {
  const start = report.indexOf("[");
  if (start === -1) return report;
  return placesOf(JSON.parse(report.slice(start)));
}

function placesOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  const places = issues.map(({ path, message }) => {
    const place = path.map((part) => (typeof part === "number" ? "*" : part)).join(".");
    return /received undefined$/.test(message)
      ? `${place} is missing`
      : `${place || "the answer"}: ${message}`;
  });
  return [...new Set(places)].slice(0, 8).join("; ");
}

/** The setting that names a host, or the host where it has none. */
export function settingOf(host: HostName): string {
  return HOSTS[host].setting ?? host;
}

/** Everything that stands at a path of an answer, where `*` is every member of a list. */
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

import { getServicePage } from "../../../../../contracts/calls/service-page-calls.ts";
import type { ListedServicePage } from "../../../../../contracts/documents/service-page-document.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { findDocuments } from "../../../../frame/load-document.ts";
import { optional, type PageContext } from "../../../../frame/page.ts";
import { servicePath } from "../../../../frame/policy-paths.ts";
import { layServiceText, listServicePages } from "../load-service-page.ts";
import { findHelp, type HelpEntry } from "./find-help.ts";
import { readWarranty } from "./read-warranty.ts";

export type LoadedHub = Awaited<ReturnType<typeof loadHub>>;
export type HubTopic = LoadedHub["topics"][number];

/** The hub shows a tile for each page of these topics; the other topics are policies and terms. */
const TILES = ["service", "guide"];
const MAX_ASKED = 8;
const LONGEST_QUERY = 80;

export async function loadHub(context: PageContext, url: URL) {
  const { edition } = context;
  const [pages, faqs, escalation, warranty] = await Promise.all([
    listServicePages(context),
    findDocuments("faqs", context),
    loadEscalation(context),
    loadWarranty(context),
  ]);
  const topics = pages.flatMap((page) => topicOf(edition, page));
  const entries = [...topics.map(topicEntry), ...faqs.flatMap(questionEntries)];
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, LONGEST_QUERY);
  return {
    q,
    path: url.pathname,
    found: findHelp(entries, q),
    // The browser searches titles and chapters only; the full answers are searched on the server.
    entries: entries.map((entry) => (entry.kind === "question" ? { ...entry, words: "" } : entry)),
    topics: topics.map(({ words: _, ...topic }) => topic),
    faqs,
    asked: faqs.flatMap(({ questions: [first] }) => first ?? []).slice(0, MAX_ASKED),
    escalation,
    warranty,
    here: await loadHere(context, topics),
  };
}

function topicOf(edition: Edition, { slug, title, summary, topic, headings }: ListedServicePage) {
  const href = servicePath(edition, slug);
  if (!href) return [];
  const words = [summary, ...headings.map(({ text }) => text)].join(" ");
  const [opening = summary] = summary.split(/(?<=\.)\s/);
  return [{ slug, title, href, opening, words, isTile: TILES.includes(topic) }];
}

function topicEntry({ title, href, words }: { title: string; href: string; words: string }): HelpEntry {
  return { kind: "topic", title, href, words };
}

function questionEntries(topic: { slug: string; questions: { question: string; answer: string }[] }) {
  return topic.questions.map(({ question, answer }, index): HelpEntry => {
    return { kind: "question", title: question, href: `#${questionId(topic.slug, index)}`, words: answer };
  });
}

/** Texts that have no page in this edition are shown on the hub (AMB-11). */
async function loadHere(
  context: PageContext,
  topics: readonly { slug: string; title: string; href: string }[],
) {
  const here = topics.filter(({ href }) => href.includes("#"));
  return Promise.all(
    here.map(async ({ slug, title }) => ({
      slug,
      title,
      text: withLowerHeadings(await loadServiceText(context, slug)),
    })),
  );
}

/** On the hub, the chapters of a text are one heading level lower. */
function withLowerHeadings(text: Awaited<ReturnType<typeof loadServiceText>>) {
  const blocks = text.flatMap((part) => (part.kind === "text" ? part.blocks : []));
  for (const chapter of blocks.filter(({ name }) => name === "h2")) {
    Object.assign(chapter, { name: "h3", attribs: {} });
  }
  return text;
}

export function questionId(topic: string, index: number): string {
  return `${topic}-${index + 1}`;
}

const ESCALATION = "grievance-and-escalation";

export async function loadEscalation(context: PageContext) {
  const text = await loadServiceText(context, ESCALATION);
  return {
    table: text.find((part) => part.kind === "table"),
    href: servicePath(context.edition, ESCALATION),
  };
}

const WARRANTY = "warranty-and-after-care";

async function loadWarranty(context: PageContext) {
  const text = await loadServiceText(context, WARRANTY);
  const table = text.find((part) => part.kind === "table");
  return { parts: table ? readWarranty(table) : [], href: servicePath(context.edition, WARRANTY) };
}

/** Loads the text of a service page; empty if the upstream has no such page. */
async function loadServiceText({ call, edition }: PageContext, slug: string) {
  const { isoCode: countryIsoCode, languageCode } = edition;
  const page = await optional(call(getServicePage, { slug, countryIsoCode, languageCode }), undefined);
  return page ? layServiceText(page.content).text : [];
}

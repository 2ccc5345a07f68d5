import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A change of a document that pages show. */
export interface ShownDocument {
  /** The folder in content/documents. */
  kind: string;
  file: string;
  before: string;
  after: string;
  pages: string[];
}

interface WrittenChange {
  file: string;
  before: string;
  after: string;
  pages: string[];
}

const PLAN = "/my/move-in-planner?by=move-in&date=2027-06-15&home=strata&scope=renovation&city=kuala-lumpur";

/** No page of the running site shows them. */
const NOT_SHOWN = ["style-guide"];

/** Kinds of which pages show only numbers, dates or short names. */
const WRITTEN: Record<string, WrittenChange> = {
  "calculator-rates": {
    file: "rates-sg.json",
    before: '"high": 1.',
    after: '"high": 1.2',
    pages: ["/sg/renovation-price-calculator"],
  },
  campaigns: {
    file: "in/covid.json",
    before: "Working in your home when someone is ill",
    after: "Working in a home when someone is ill",
    pages: ["/in/interiors/page/covid"],
  },
  "careers-recruitee": {
    file: "jobs.json",
    before: '"published_at": "2026-09-21 ',
    after: '"published_at": "2026-10-30 ',
    pages: ["/in/careers"],
  },
  "careers-skillate": {
    file: "jobs.json",
    before: '"created_on": "2026-09-24',
    after: '"created_on": "2026-10-31',
    pages: ["/in/careers"],
  },
  "custom-skus": {
    file: "sg/made-to-measure.json",
    before: '"display_name": "',
    after: '"display_name": "New ',
    pages: ["/sg/designs/walk-in-wardrobe"],
  },
  ec: { file: "riyadh.json", before: '"Riyadh"', after: '"Riyaadh"', pages: ["/sa", "/sa/contact-us"] },
  facts: { file: "my/facts.json", before: '"10 years"', after: '"11 years"', pages: ["/my"] },
  "magazine-tags": {
    file: "tags.json",
    before: '"3 BHK"',
    after: '"Three BHK"',
    pages: ["/in/magazine/tag/3bhk"],
  },
  "offerings-categories": {
    file: "in/finishes.json",
    before: "A bright, hard face that reflects like glass",
    after: "A bright, hard face that shines like glass",
    pages: ["/in/interiors/offerings/finishes/acrylic"],
  },
  "plan-weeks": {
    file: "weeks-my.json",
    before: '"design": 18',
    after: '"design": 22',
    pages: [PLAN],
  },
  "work-calendars": {
    file: "calendar-my.json",
    before: '"office": [1, 2, 3, 4, 5, 6]',
    after: '"office": [1, 2, 3, 4, 5]',
    pages: [PLAN],
  },
};

/** Such texts are shown as they are written, and no other document refers to them. */
const TEXT =
  /"?\b(title|headline|heading|lede|intro|description|description_short|summary|message|bio|excerpt|explanation|jobTitle|displayName|name)"?: "?([^"{*<[\n]{8,120})"?(?=,?$)/gm;

const MOST_PAGES = 3;

/** For each kind of document a text that some of the pages show. */
export function findShownDocuments(folder: string, pages: ReadonlyMap<string, string>): ShownDocument[] {
  const kinds = readdirSync(folder).filter((kind) => !NOT_SHOWN.includes(kind));
  return kinds.map((kind) => {
    const written = WRITTEN[kind];
    if (written) return { kind, ...written, file: join(folder, kind, written.file) };
    // A long text is hardly ever part of another document.
    const shown = [30, 8].map((least) => findShownText(join(folder, kind), pages, least)).find(Boolean);
    if (!shown) throw new Error(`No page shows a text of "${kind}". Add a page, or the kind to WRITTEN.`);
    return { kind, ...shown };
  });
}

function findShownText(folder: string, pages: ReadonlyMap<string, string>, least: number) {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
    if (!/\.(json|md)$/.test(name)) continue;
    const file = join(folder, name);
    for (const [, , before = ""] of readFileSync(file, "utf8").matchAll(TEXT)) {
      if (before.length < least) continue;
      const shown = [...pages].filter(([, html]) => html.includes(escaped(before))).map(([page]) => page);
      if (shown.length > 0)
        return { file, before, after: changed(before), pages: shown.slice(0, MOST_PAGES) };
    }
  }
  return undefined;
}

/** Another text of the same length. */
function changed(text: string): string {
  return `${text.startsWith("Q") ? "X" : "Q"}${text.slice(1)}`;
}

/** As React writes it. */
function escaped(text: string): string {
  const written = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "'": "&#x27;" } as const;
  return text.replaceAll(/[&<>']/g, (letter) => written[letter as keyof typeof written]);
}

export function changeDocument({ file, before, after }: ShownDocument): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(before)) throw new Error(`${file} does not contain "${before}".`);
  writeFileSync(file, text.replaceAll(before, after));
}

/**
 * Divides the documents into rounds in which no two are shown by the same page: one change must not invalidate the
 * page of the other.
 */
export function roundsOf(documents: readonly ShownDocument[]): ShownDocument[][] {
  const rounds: { documents: ShownDocument[]; pages: Set<string> }[] = [];
  for (const document of documents) {
    const free = rounds.find(({ pages }) => !document.pages.some((page) => pages.has(page)));
    const round = free ?? { documents: [], pages: new Set<string>() };
    if (!free) rounds.push(round);
    round.documents.push(document);
    for (const page of document.pages) round.pages.add(page);
  }
  return rounds.map(({ documents: ofRound }) => ofRound);
}

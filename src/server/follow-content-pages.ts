import { searchDocuments } from "../contracts/calls/document-calls.ts";
import type { Caller } from "../contracts/create-caller.ts";
import { buildFilters } from "../contracts/document-filters.ts";
import { DOCUMENTS } from "../contracts/documents/documents.ts";
import { editionOf } from "../editions/edition.ts";
import { REGION_NAMES, type Region } from "../editions/regions.ts";
import type { PageCache } from "../platform/page-cache.ts";
import { type ContentPageAt, hasView, PAGES_OF_SECTIONS, setContentPages } from "../urls/known-pages.ts";

/** An upstream does not announce changes of its documents. */
const ASK_AGAIN_MS = 5 * 60 * 1000;

/** More than the number of possible pages. */
const MOST = 100;

interface FollowedContent {
  call: Caller;
  cache: Pick<PageCache, "invalidate">;
  isUpstream: boolean;
}

/**
 * Keeps a list of the pages that have a document of sections, because links are built without a request. Any page may
 * link to any other, so all pages are rendered again when one is added or removed.
 */
export function followContentPages({ call, cache, isUpstream }: FollowedContent) {
  const known = new Map<Region, readonly ContentPageAt[]>();
  const timer = isUpstream ? setInterval(ask, ASK_AGAIN_MS).unref() : undefined;
  let asked = Promise.resolve();
  let isStopped = false;

  /** Runs one request after the other, because an old response could arrive last. */
  function ask(): Promise<void> {
    asked = asked.then(askNow);
    return asked;
  }

  async function askNow(): Promise<void> {
    for (const region of REGION_NAMES) {
      const found = await listPages(call, region);
      // If the host does not respond, the known pages stay.
      if (found) known.set(region, found);
    }
    // A site that closes while it asks has only part of the list.
    if (isStopped) return;
    if (known.size > 0 && setContentPages([...known.values()].flat())) cache.invalidate();
  }

  function stop(): void {
    isStopped = true;
    clearInterval(timer);
  }

  return { ask, stop };
}

async function listPages(call: Caller, region: Region): Promise<ContentPageAt[] | undefined> {
  const { isoCode, languageCode } = editionOf(region);
  const asked = {
    contentSlug: DOCUMENTS["content-pages"].type,
    filters: buildFilters([
      { field: "country", op: "eq", values: [isoCode] },
      { field: "language", op: "eq", values: [languageCode] },
    ]),
    size: MOST,
  };
  const answered = await call(searchDocuments, asked);
  // An upstream with lists of another format has none of our pages: then our own documents are used.
  const isForeign = !answered.ok && answered.problem.kind === "bad-answer";
  const outcome = isForeign ? await call({ ...searchDocuments, isOurs: true }, asked) : answered;
  if (!outcome.ok) return outcome.problem.kind === "not-found" ? [] : undefined;
  const slugs = new Set(outcome.value.contents.map(({ slug }) => slug));
  return PAGES_OF_SECTIONS.filter((page) => slugs.has(page) && !hasView(page)).map((page) => ({
    region,
    page,
  }));
}

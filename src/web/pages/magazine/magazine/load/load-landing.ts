import type { Caller } from "../../../../../contracts/create-caller.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { loadCues } from "../../../../features/cues/load-cues.ts";
import { loadBrowse } from "./load-browse.ts";
import { loadPinned } from "./load-pinned.ts";
import { loadPopularCategories } from "./load-popular-categories.ts";
import { loadRecent } from "./load-recent.ts";
import { loadRow } from "./load-row.ts";

export type Landing = Awaited<ReturnType<typeof loadLanding>>;

/** One large story and four beside it. */
const LEADING = 5;

/** All that the first page shows. Each part is asked for by itself: one that fails leaves the others. */
export async function loadLanding(call: Caller, edition: Edition) {
  const [pinned, editorsPick, popular, season, films, homes, categories, browse, recent, { cues }] =
    await Promise.all([
      loadPinned(call, edition),
      loadRow(call, edition, "editorsPick"),
      loadRow(call, edition, "popular"),
      loadRow(call, edition, "season"),
      loadRow(call, edition, "films"),
      loadRow(call, edition, "homes"),
      loadPopularCategories(call, edition),
      loadBrowse(call, edition),
      loadRecent(call, edition, 1),
      loadCues(call, edition, "magazine-cues"),
    ]);
  // Where nothing is pinned the newest lead, and are not told a second time below.
  const isPinned = pinned.length > 0;
  const leading = isPinned ? pinned : recent.stories.slice(0, LEADING);
  const below = isPinned ? recent.stories : recent.stories.slice(LEADING);
  return { leading, below, editorsPick, popular, season, films, homes, categories, browse, recent, cues };
}

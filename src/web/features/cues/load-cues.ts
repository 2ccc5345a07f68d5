import { searchContent } from "../../../contracts/calls/search-documents.ts";
import type { Caller } from "../../../contracts/create-caller.ts";
import type { Edition } from "../../../editions/edition.ts";
import { optional } from "../../frame/page.ts";
import type { CueView } from "./cue-view.ts";
import { readCue } from "./read-cue.ts";

export interface Cues {
  /** By priority; shown in rounds. */
  cues: CueView[];
  /** Stands where the site puts it, and only where the country has one. */
  promise?: CueView | undefined;
}

const MOST_CUES = 50;

/** The promotional cards of a country. A list without them is still a list, so a failure leaves none. */
export async function loadCues(call: Caller, edition: Edition): Promise<Cues> {
  const { contents } = await optional(
    call(searchContent, {
      contentSlug: "design-ideas-cues",
      filters: `countryCode.eq:${edition.isoCode}`,
      size: MOST_CUES,
    }),
    { contents: [] },
  );
  return sortCues(contents);
}

export function sortCues(documents: readonly unknown[]): Cues {
  const read = documents
    .map(readCue)
    .filter((cue) => cue !== undefined)
    .sort((one, other) => one.priority - other.priority)
    .map(({ view }) => view);
  return {
    cues: read.filter(({ form }) => form !== "promise"),
    promise: read.find(({ form }) => form === "promise"),
  };
}

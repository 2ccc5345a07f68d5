import type { Caller } from "../../../../contracts/create-caller.ts";
import type { CueDocument } from "../../../../contracts/documents/cue-document.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { findDocuments } from "../../../frame/load-document.ts";
import type { CueView } from "./cue-view.ts";
import { readCue } from "./read-cue.ts";

export interface Cues {
  /** By priority; shown in rounds. */
  cues: CueView[];
  /** Stands where the site puts it, and only where the country has one. */
  promise?: CueView | undefined;
}

export type CueKind = "design-ideas-cues" | "looks-cues" | "offerings-cues" | "magazine-cues";

const MOST_CUES = 50;

/** The promotional cards of a country, for one kind of list. A list without them is still a list, so a failure leaves none. */
export async function loadCues(call: Caller, edition: Edition, kind: CueKind): Promise<Cues> {
  return sortCues(await findDocuments(kind, { call, edition }, { size: MOST_CUES }));
}

export function sortCues(documents: readonly CueDocument[]): Cues {
  const views = documents.toSorted((one, other) => one.priority - other.priority).map(readCue);
  return {
    cues: views.filter(({ form }) => form !== "promise"),
    promise: views.find(({ form }) => form === "promise"),
  };
}

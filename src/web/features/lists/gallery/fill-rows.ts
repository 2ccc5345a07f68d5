import type { CueView } from "../cues/read-cue.ts";
import type { LoadedList } from "./load-list.ts";

/** The columns that an entry takes where the grid has three columns, and where it has two. */
export interface RowSpan {
  ofThree: number;
  ofTwo: number;
}

interface RowFill {
  /** The position and the columns of a cue that is widened, so that a page ends on a full row. */
  widened?: { index: number; span: RowSpan } | undefined;
  /** The columns of a card after the last entry of the whole list. */
  end?: RowSpan | undefined;
}

type Filled = Pick<LoadedList<unknown>, "entries" | "page" | "lastPage" | "total">;

/** Fills the last row of a page. In a list with `strips`, each cue takes a whole row of three columns. */
export function fillRows({ entries, page, lastPage, total }: Filled, strips: boolean): RowFill {
  const spans = entries.map((entry) =>
    entry.kind === "cue" ? spanOfCue(entry.cue) : { ofThree: 1, ofTwo: 1 },
  );
  const isFull = entries.map((entry) => entry.kind === "cue" && (strips || entry.cue.form === "promise"));
  const ofThree = free(
    3,
    spans.map((span, index) => (isFull[index] ? 0 : span.ofThree)),
  );
  const ofTwo = free(
    2,
    spans.map((span) => span.ofTwo),
  );
  if (page >= lastPage) {
    const isNeeded = ofThree > 0 || ofTwo > 0 || total % 2 > 0;
    return isNeeded ? { end: { ofThree: ofThree || 3, ofTwo: ofTwo || 2 } } : {};
  }
  const index = entries.findLastIndex(
    (entry, at) =>
      entry.kind === "cue" && entry.cue.form !== "promise" && (spans[at]?.ofThree ?? 0) + ofThree <= 3,
  );
  const cue = spans[index];
  if (!cue || (ofThree === 0 && ofTwo === 0)) return {};
  return {
    widened: { index, span: { ofThree: cue.ofThree + ofThree, ofTwo: Math.min(2, cue.ofTwo + ofTwo) } },
  };
}

function free(columns: number, spans: readonly number[]): number {
  const taken = spans.reduce((sum, span) => sum + span, 0);
  return (columns - (taken % columns)) % columns;
}

/** A cue with a photograph or with samples beside its text takes two columns. */
function spanOfCue({ form, picture, video, items }: CueView): RowSpan {
  const isWide = form === "promise" || (form === "secondary" && (picture || video || items.length > 0));
  return isWide ? { ofThree: 2, ofTwo: 2 } : { ofThree: 1, ofTwo: 1 };
}

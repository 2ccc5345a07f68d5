import { diffLines, diffWords } from "diff";
import { Fragment } from "react";
import { useText } from "../../../frame/staff-text.tsx";
import { linePairs } from "./line-pairs.ts";

/** Unchanged lines on each side of a change; the others are left out. */
const AROUND = 2;

/** Two texts line by line, with the changed words marked. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const { t, language } = useText();
  const pairs = linePairs(diffLines(before, after));
  const isNear = (at: number) =>
    pairs.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ isChanged }) => isChanged);
  return (
    <div className="staff-text-difference" dir="auto">
      {pairs.map(({ before: old, after: now, isChanged }, at) => {
        const key = `${at} ${old ?? ""}`;
        if (!isChanged && !isNear(at))
          return isNear(at - 1) || at === 0 ? (
            <div key={key} className="staff-left-out">
              {t("staff.content.history.sameLines")}
            </div>
          ) : null;
        if (!isChanged) return <div key={key}>{now}</div>;
        return (
          <Fragment key={key}>
            <ChangedLine before={old} after={now} language={language} />
          </Fragment>
        );
      })}
    </div>
  );
}

interface ChangedLineProps {
  before: string | undefined;
  after: string | undefined;
  language: string;
}

function ChangedLine({ before, after, language }: ChangedLineProps) {
  if (before === undefined)
    return (
      <div>
        <ins>{after}</ins>
      </div>
    );
  if (after === undefined)
    return (
      <div>
        <del>{before}</del>
      </div>
    );
  const words = diffWords(before, after, {
    intlSegmenter: new Intl.Segmenter(language, { granularity: "word" }),
  });
  return (
    <div>
      {words.map(({ value, added, removed }, index) => {
        const key = `${index} ${value}`;
        if (added) return <ins key={key}>{value}</ins>;
        return removed ? <del key={key}>{value}</del> : <Fragment key={key}>{value}</Fragment>;
      })}
    </div>
  );
}

import { useText } from "../../../ui/text/text.tsx";
import { CueActions } from "./cue-actions.tsx";
import type { CueItem, CueView } from "./cue-view.ts";

/** What we stand for, set as a list: no icons, every limit in the small print. */
export function PromiseCue({ cue }: { cue: CueView }) {
  const titleId = `${cue.key}-title`;
  const marked = markNotes(cue.items);
  return (
    <aside className="cue cue--wide pad-fluid promise-cue on-sand" aria-labelledby={titleId}>
      <div className="promise-cue__head stack gap-2">
        <p className="cue__title d32" id={titleId}>
          {cue.title}
        </p>
        {cue.text && <p className="t15 soft">{cue.text}</p>}
      </div>
      <ul className="promise-cue__list d20">
        {marked.map(({ text, mark }) => (
          <li key={text}>
            <span>{text}</span>
            {mark && <sup>{mark}</sup>}
          </li>
        ))}
      </ul>
      <div className="promise-cue__go row cue__go">
        <CueActions cue={cue} />
      </div>
      <SmallPrint items={marked} />
    </aside>
  );
}

function SmallPrint({ items }: { items: readonly MarkedItem[] }) {
  const { t } = useText();
  const noted = items.filter(({ note }) => note);
  if (noted.length === 0) return null;
  return (
    <ul className="promise-cue__notes t13 soft" aria-label={t("cues.smallPrint")}>
      {noted.map(({ text, note, mark }) => (
        <li key={text}>
          <sup>{mark}</sup> {note}
        </li>
      ))}
    </ul>
  );
}

type MarkedItem = CueItem & { mark?: number | undefined };

/** Notes are numbered in the order in which they are met. */
function markNotes(items: readonly CueItem[]): MarkedItem[] {
  let count = 0;
  return items.map((item) => ({ ...item, mark: item.note ? ++count : undefined }));
}

import { Picture } from "../../../ui/media/picture.tsx";
import type { CueItem } from "./cue-view.ts";

/** Things to be seen and touched: each with its picture, or by name alone. */
export function CueSamples({ items }: { items: readonly CueItem[] }) {
  return (
    <ul className="stack gap-0 pad-block-4 cue-samples">
      {items.map(({ text, photo, note }) => (
        <li key={text}>
          {photo && <Picture photo={photo} alt="" ratio="1:1" sizes="96px" />}
          <span>
            <span className="d20">{text}</span>
            {note && <small className="t13 soft">{note}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

import { StoryCard } from "../../../../features/magazine/stories/story-card.tsx";
import { Section } from "../../../../sections/parts/section.tsx";
import type { FilledRow } from "../load/load-row.ts";
import { RowHead } from "./row-head.tsx";
import { StoryLines } from "./story-lines.tsx";

interface ColumnsProps {
  editorsPick: FilledRow | undefined;
  popular: FilledRow | undefined;
}

/** What we would read against what others read. Each column stands without the other. */
export function ColumnsSection({ editorsPick, popular }: ColumnsProps) {
  if (!editorsPick && !popular) return null;
  const isPair = editorsPick && popular;
  return (
    <Section tone="sand" className={isPair ? "split mag-columns" : "mag-columns"}>
      {editorsPick && <EditorsPick row={editorsPick} />}
      {popular && (
        <div>
          <RowHead row={popular} />
          <StoryLines stories={popular.stories} isRanked />
        </div>
      )}
    </Section>
  );
}

const PICK_SIZES = "(width < 1024px) calc(100vw - 40px), 400px";

function EditorsPick({ row }: { row: FilledRow }) {
  const [first, ...others] = row.stories;
  return (
    <div>
      <RowHead row={row} />
      <div className="split align-stretch mag-columns__pick">
        {first && <StoryCard story={first} ratio="4:5" sizes={PICK_SIZES} />}
        {others.length > 0 && <StoryLines stories={others} />}
      </div>
    </div>
  );
}

import { CueCard } from "../../../../features/cues/cue-card.tsx";
import type { CueView } from "../../../../features/cues/cue-view.ts";
import { Section } from "../../../../sections/parts/section.tsx";

/** Beside each other, between two parts of the magazine. */
const SHOWN = 2;

export function CuesSection({ cues }: { cues: readonly CueView[] }) {
  const shown = cues.filter(({ form }) => form === "primary").slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <Section isFlush>
      <div className="columns columns--2 columns--near mag-cues mag-leaf">
        {shown.map((cue) => (
          <div key={cue.key}>
            <CueCard cue={cue} />
          </div>
        ))}
      </div>
    </Section>
  );
}

import { useText } from "../../../../ui/text/text.tsx";
import { Section } from "../../../sections/parts/section.tsx";
import type { Story } from "../stories/story.ts";
import { StoryGrid } from "../stories/story-grid.tsx";

/** Below a short list: what else is new. */
export function MoreStories({ stories }: { stories: readonly Story[] }) {
  const { t } = useText();
  if (stories.length === 0) return null;
  return (
    <Section className="stack gap-6">
      <h2 className="d42">{t("magazineList.more")}</h2>
      <StoryGrid stories={stories} />
    </Section>
  );
}

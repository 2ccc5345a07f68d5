import { ChipLinks } from "../../../../ui/navigation/chip-links.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { Section } from "../../../sections/parts/section.tsx";
import { categoryPath, tagPath, typePath } from "../stories/story-paths.ts";
import type { Topic } from "./topics.ts";

const PATHS = { category: categoryPath, tag: tagPath, type: typePath } as const;

/** Where to read on: what else the articles of a list are about. */
export function RelatedTopics({ topics }: { topics: readonly Topic[] }) {
  const { t } = useText();
  const { edition } = usePage();
  const links = topics.flatMap(({ kind, name, slug }) => {
    const href = PATHS[kind](edition, slug);
    return href ? [{ name, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <Section tone="sand" className="stack gap-5">
      <h2 className="d32">{t("magazineList.topics")}</h2>
      <ChipLinks links={links} />
    </Section>
  );
}

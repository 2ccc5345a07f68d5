import type { Explainer } from "../../../../contracts/documents/explainers/explainer.ts";
import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { Section, SectionHead } from "../../../sections/parts/section.tsx";
import { DesignCard } from "../../designs/design-card.tsx";
import { categoryPath } from "../../designs/design-path.ts";

interface ExampleDesignsProps {
  words: Explainer["designs"];
  designs: readonly DesignIdeaAnswer[];
}

/** What the plans look like when they are built. */
export function ExampleDesigns({ words, designs }: ExampleDesignsProps) {
  const { edition } = usePage();
  if (designs.length === 0) return null;
  return (
    <Section id="designs">
      <SectionHead title={words.title}>
        <GoLink href={categoryPath(edition, words.category)}>{words.more}</GoLink>
      </SectionHead>
      <ul className="card-grid">
        {designs.map((design) => (
          <li key={`${design.contentType}/${design.slug}`}>
            <DesignCard design={design} rates={undefined} room={undefined} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

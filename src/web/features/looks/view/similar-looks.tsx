import type { LookItem } from "../../../../contracts/calls/looks.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { HeadedSection } from "../../../sections/parts/section.tsx";
import { LookCard } from "../look-card.tsx";

interface SimilarLooksProps {
  looks: readonly LookItem[];
  /** The list that this look is in. */
  gallery: string;
}

/** Homes close to the one on the page; nothing where there are none. */
export function SimilarLooks({ looks, gallery }: SimilarLooksProps) {
  const { t } = useText();
  if (looks.length === 0) return null;
  return (
    <HeadedSection
      id="similar"
      title={t("looks.similar")}
      more={<GoLink href={gallery}>{t("looks.allHere")}</GoLink>}
    >
      <ul className="card-grid">
        {looks.map((look) => (
          <li key={look.slug}>
            <LookCard look={look} listHref={gallery} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

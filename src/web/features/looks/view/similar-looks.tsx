import type { LookItem } from "../../../../contracts/calls/looks.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
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
    <section className="sec" aria-labelledby="similar">
      <div className="wrap">
        <div className="head">
          <h2 className="d42" id="similar">
            {t("looks.similar")}
          </h2>
          <GoLink href={gallery}>{t("looks.allHere")}</GoLink>
        </div>
        <ul className="card-grid">
          {looks.map((look) => (
            <li key={look.slug}>
              <LookCard look={look} listHref={gallery} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

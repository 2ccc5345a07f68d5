import { GoLink } from "../../../../../ui/forms/button.tsx";
import { CARD_GRID_SIZES, Card } from "../../../../../ui/media/card.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section } from "../../../../sections/parts/section.tsx";
import { DesignCard } from "../../designs/design-card.tsx";
import type { LoadedResult } from "./load-result.ts";

/** Rooms to look at next: designs of the style, or photographs with a price on every piece. */
export function ResultDesigns({ loaded }: { loaded: LoadedResult }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const { result, designs, isMixed, designRates, photos, stylePage } = loaded;
  if (designs.length + photos.length === 0) return null;
  const names = { style: result.first.outcome.title, second: result.second?.outcome.title ?? "" };
  const title = designs.length === 0 ? "quiz.photos" : isMixed ? "quiz.designsMixed" : "quiz.designs";
  return (
    <Section>
      <div className="head">
        <h2 className="d42">{t(title, names)}</h2>
        {stylePage && <GoLink href={stylePage}>{t("quiz.stylePage", names)}</GoLink>}
      </div>
      <ul className="card-grid">
        {designs.map((design) => (
          <li key={`${design.contentType}/${design.slug}`}>
            <DesignCard design={design} rates={designRates} level={3} />
          </li>
        ))}
        {photos.map(({ slug, title, href, picture, roomSize, totalPrice }) => (
          <li key={slug}>
            <Card
              picture={{ ...picture, sizes: CARD_GRID_SIZES }}
              title={title}
              href={href}
              facts={[roomSize]}
              price={<Money amount={totalPrice} country={country} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

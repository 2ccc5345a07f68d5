import type { OfferingType } from "../../../../../contracts/documents/offerings/offering-categories.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { Section } from "../../../../sections/parts/section.tsx";
import type { Offering } from "../offering.ts";
import { OfferingCard } from "../offering-card.tsx";

interface OfferingPairsProps {
  offering: OfferingType;
  pairs: readonly Offering[];
  list: { name: string; href: string };
  chosen: readonly string[];
}

const SIZES = "(width < 600px) 46vw, (width < 1024px) 30vw, 280px";

export function OfferingPairs({ offering, pairs, list, chosen }: OfferingPairsProps) {
  const { t } = useText();
  if (pairs.length === 0) return null;
  return (
    <Section tone="sand" className="split split--4-8">
      <div className="stack">
        <h2 className="d42">{t("offerings.pairs")}</h2>
        <p className="soft">{t("offerings.pairsHelp")}</p>
        <p>
          <GoLink href={list.href}>{t("offerings.allIn", { list: list.name })}</GoLink>
        </p>
      </div>
      <ul className="columns offering-pairs">
        {pairs.map((product) => (
          <li key={product.code}>
            <OfferingCard offering={offering} product={product} chosen={chosen} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { OfferingType } from "../../../contracts/documents/offerings/offering-categories.ts";
import { Tag } from "../../../ui/forms/chip.tsx";
import { CARD_GRID_SIZES } from "../../../ui/media/card.tsx";
import { Picture } from "../../../ui/media/picture.tsx";
import { Facts } from "../../../ui/text/facts.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { CompareToggle } from "../compare/compare-toggle.tsx";
import { chosenOf } from "../compare/compared.ts";
import { compareHref } from "../compare/state/compare-address.ts";
import { LeadLink } from "../leads/drawer/lead-link.tsx";
import { SaveButton } from "../wishlist/save-button.tsx";
import { isAvailable, type Offering, picturesOf, shortUnitOf } from "./offering.ts";
import { offeringPath } from "./offering-path.ts";
import { OfferingPrice } from "./offering-price.tsx";
import { OfferingTruths } from "./offering-truths.tsx";
import "../../../ui/media/card.css";
import "./offering-card.css";

interface OfferingCardProps {
  offering: OfferingType;
  product: Offering;
  /** The codes that the address has chosen, where products are compared: the tray stands on the same page. */
  chosen?: readonly string[] | undefined;
  /** The first in view. */
  priority?: boolean;
  sizes?: string;
}

/** In three columns, or in two beside each other on a phone. */
const SIZES = CARD_GRID_SIZES.replace("calc(100vw - 40px)", "46vw");

/** A finish or an accessory in a list: the sample, what it is called and costs, and what it bears. */
export function OfferingCard(props: OfferingCardProps) {
  const { offering, product, chosen, priority = false, sizes = SIZES } = props;
  const { t } = useText();
  const { edition } = usePage();
  const { name, code, type, skusData } = product;
  const [picture] = picturesOf(product);
  const href = offeringPath(edition, offering, product);
  const isHere = isAvailable(product);
  const toggle = chosen && (
    <CompareToggle product={chosenOf(edition, { offering, product })} chosen={chosen} />
  );
  return (
    <article className="card offering-card">
      {picture && (
        <div className="card__photo">
          <Picture {...picture} ratio="1:1" sizes={sizes} priority={priority} />
          {!isHere && (
            <div className="card__tag">
              <Tag>{t("offerings.onRequest")}</Tag>
            </div>
          )}
          {toggle}
        </div>
      )}
      <h3 className="card__title cover-title d20">
        {isHere ? <a href={compareHref(href, chosen ?? [])}>{name}</a> : name}
      </h3>
      <Facts items={[<bdi key="code">{code}</bdi>, ...(type ? [type] : [])]} />
      <p className="card__price">
        <OfferingPrice price={skusData.price} unit={shortUnitOf(product)} />
      </p>
      <OfferingTruths product={product} />
      {!picture && toggle}
      {isHere && picture && (
        <div className="card__heart">
          <SaveButton
            design={{ slug: code, contentType: offering, title: name, href, image: picture.photo.url }}
          />
        </div>
      )}
      {!isHere && (
        <LeadLink look="line" size="small" ctaType="Normal Lead Forms" about={`${name}, ${code}`}>
          {t("offerings.askForIt")}
        </LeadLink>
      )}
    </article>
  );
}

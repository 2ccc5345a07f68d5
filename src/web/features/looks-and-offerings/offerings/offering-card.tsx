import { ACCESSORY_FEATURES } from "../../../../contracts/documents/offerings/offering-accessory-features.ts";
import type { OfferingType } from "../../../../contracts/documents/offerings/offering-categories.ts";
import { Tag } from "../../../../ui/forms/chip.tsx";
import { CARD_GRID_SIZES } from "../../../../ui/media/card.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { SaveButton } from "../../customer/wishlist/save-button.tsx";
import { CompareToggle } from "../../design-ideas/compare/compare-toggle.tsx";
import { chosenOf } from "../../design-ideas/compare/compared.ts";
import { compareHref } from "../../design-ideas/compare/state/compare-address.ts";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";
import { isAvailable, type Offering, picturesOf, ratingsOf, shortUnitOf, valuesOf } from "./offering.ts";
import { offeringPath } from "./offering-path.ts";
import { OfferingPrice } from "./offering-price.tsx";
import { RatingMark } from "./rating-mark.tsx";
import "../../../../ui/media/card.css";
import "./offering-card.css";
import "./offering-truths.css";

interface OfferingCardProps {
  offering: OfferingType;
  product: Offering;
  /** The compared codes from the URL, on pages that also contain the compare tray. */
  chosen?: readonly string[] | undefined;
  priority?: boolean;
  sizes?: string;
}

/** Three columns, or two columns on a phone. */
const SIZES = CARD_GRID_SIZES.replace("calc(100vw - 40px)", "46vw");

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

const SHOWN = 3;

/** The ratings of a finish, or the load and cabinet sizes of an accessory: the same facts on every card of a list. */
function OfferingTruths({ product }: { product: Offering }) {
  const ratings = ratingsOf(product).slice(0, SHOWN);
  const facts = ratings.length > 0 ? [] : fittingFacts(product);
  if (ratings.length + facts.length === 0) return null;
  return (
    <dl className="offering-truths">
      {ratings.map(({ name, points }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <RatingMark points={points} />
          </dd>
        </div>
      ))}
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const FITTING = ["moduleWidths", "load", "softClose"] as const;

function fittingFacts(product: Offering): { name: string; value: string }[] {
  return FITTING.flatMap((key) => {
    const { name } = ACCESSORY_FEATURES[key];
    const values = valuesOf(product, ACCESSORY_FEATURES[key]);
    return values.length > 0 ? [{ name, value: spanOf(values) }] : [];
  });
}

/** Shows only the first and last of several sizes: "450 – 900 mm". */
function spanOf(values: readonly string[]): string {
  const [first = ""] = values;
  const last = values.at(-1) ?? first;
  return first === last ? first : `${Number.parseFloat(first)} – ${last}`;
}

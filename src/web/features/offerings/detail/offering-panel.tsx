import { useImageHosts } from "../../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../../ui/media/photo.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { CompareToggle } from "../../compare/compare-toggle.tsx";
import { chosenOf } from "../../compare/compared.ts";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";
import { picturesOf, priceUnitOf } from "../offering.ts";
import { OfferingPrice } from "../offering-price.tsx";
import { dimensionWords } from "./dimension-words.ts";
import type { LoadedOffering } from "./load-offering.ts";
import "./offering-panel.css";

/** Samples are of finishes; a fitting one has to see move. */
const ASKS = { finishes: "offerings.sample", accessories: "offerings.seeOne" } as const;

/** What it costs, how large it is, and the two things to do about it. */
export function OfferingPanel({ offering, product, chosen }: LoadedOffering) {
  const { t } = useText();
  const { edition } = usePage();
  const { country } = edition;
  const atHost = useImageHosts();
  const { name, code, type, dimensions, skusData } = product;
  const [picture] = picturesOf(product);
  const [size, sizeInFeet] = dimensions ? dimensionWords(dimensions, offering, country, t) : [];
  const about = {
    about: `${name}, ${code}`,
    aboutImage: picture && stampUrl(picture.photo, atHost),
  };
  return (
    <div className="offering-panel">
      <div className="offering-panel__ask stack gap-4 on-sand">
        {skusData.price !== null && (
          <p className="offering-panel__price">
            <OfferingPrice price={skusData.price} unit={priceUnitOf(product)} />
            <span className="t13 soft">{t("offerings.taxIncluded")}</span>
          </p>
        )}
        <div className="row">
          <LeadLink ctaType="Normal Lead Forms" formTitle={t(ASKS[offering])} {...about}>
            {t(ASKS[offering])}
          </LeadLink>
          <LeadLink look="line" ctaType="Normal Lead Forms" {...about}>
            {t("offerings.talk")}
          </LeadLink>
          <CompareToggle
            look="button"
            product={chosenOf(edition, { offering, product })}
            chosen={chosen.map((one) => one.product.code)}
          />
        </div>
      </div>
      <dl className="offering-panel__facts pairs">
        {type && (
          <div>
            <dt>{t("offerings.type")}</dt>
            <dd>{type}</dd>
          </div>
        )}
        {size && (
          <div>
            <dt>{t("offerings.size")}</dt>
            <dd className="stack gap-0 num">
              <bdi>{size}</bdi>
              {sizeInFeet && <bdi className="soft t15">{sizeInFeet}</bdi>}
            </dd>
          </div>
        )}
        <div>
          <dt>{t("offerings.touch")}</dt>
          <dd>{t("offerings.inCentres")}</dd>
        </div>
      </dl>
    </div>
  );
}

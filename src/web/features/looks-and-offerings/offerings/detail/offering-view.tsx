import { CLIMATE_NAMES } from "../../../../../contracts/documents/offerings/climates.ts";
import {
  OFFERING_CATEGORIES,
  type OfferingType,
} from "../../../../../contracts/documents/offerings/offering-categories.ts";
import { FINISH_FEATURES } from "../../../../../contracts/documents/offerings/offering-finish-features.ts";
import { meaningOf } from "../../../../../contracts/documents/offerings/offering-terms.ts";
import { matchEdition } from "../../../../../editions/edition.ts";
import type { MessageKey } from "../../../../../editions/text.ts";
import { useImageHosts } from "../../../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../../../ui/media/photo.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Breadcrumb } from "../../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import { SaveButton } from "../../../customer/wishlist/save-button.tsx";
import { CompareToggle } from "../../../design-ideas/compare/compare-toggle.tsx";
import CompareTray from "../../../design-ideas/compare/compare-tray.island.tsx";
import { chosenOf } from "../../../design-ideas/compare/compared.ts";
import { codesOf } from "../../../design-ideas/compare/state/compare-state.ts";
import ShareMenu from "../../../design-ideas/designs/share-menu.island.tsx";
import { LeadLink } from "../../../leads/drawer/lead-link.tsx";
import { StoryRail } from "../../../magazine/rails/story-rail.tsx";
import { InRoom } from "../in-room/in-room.tsx";
import { MaterialLabel } from "../label/material-label.tsx";
import { RESISTANCES } from "../label/ratings.ts";
import { isFeature, type Offering, picturesOf, priceUnitOf } from "../offering.ts";
import { crumbsAbove } from "../offering-crumbs.ts";
import { listPath, WHOLE_LIST } from "../offering-path.ts";
import { OfferingPrice } from "../offering-price.tsx";
import { dimensionWords } from "./dimension-words.ts";
import type { LoadedOffering } from "./load-offering.ts";
import { OfferingPairs } from "./offering-pairs.tsx";
import { OfferingRooms } from "./offering-rooms.tsx";
import "./offering-view.css";
import "./offering-features.css";

const SIZES = "(width < 600px) calc(100vw - 40px), (width < 1024px) 92vw, 640px";

export function OfferingView(loaded: LoadedOffering) {
  const { offering, product, category, pairs, photos, stories, inRoom, path, url } = loaded;
  const text = useText();
  const edition = matchEdition(path);
  const { name, code, meta } = product;
  const [sample, ...rooms] = picturesOf(product);
  const above = category ?? WHOLE_LIST[offering];
  const list = { name: OFFERING_CATEGORIES[above].name, href: listPath(edition, above) };
  const chosen = loaded.chosen.map((one) => chosenOf(edition, one));
  return (
    <>
      <div className="wrap offering">
        <Breadcrumb crumbs={[...crumbsAbove(edition, above, text), list, { name }]} />
        <div className="split offering__top">
          {sample && <Picture {...sample} ratio="1:1" sizes={SIZES} priority />}
          <div className="stack gap-5">
            <div className="offering__head">
              <div className="line apart">
                <p className="t15 soft">
                  <bdi>{code}</bdi>
                </p>
                <div className="offering__tools line">
                  <ShareMenu url={url} title={name} />
                  {sample && (
                    <SaveButton
                      design={{
                        slug: code,
                        contentType: offering,
                        title: name,
                        href: path,
                        image: sample.photo.url,
                      }}
                    />
                  )}
                </div>
              </div>
              <h1 className="d42">{name}</h1>
              {meta.description_short && <p className="t20 soft">{meta.description_short}</p>}
            </div>
            <OfferingPanel {...loaded} />
            {meta.description && <p className="measure">{meta.description}</p>}
          </div>
        </div>
      </div>
      {offering === "finishes" && (
        <div className="wrap offering__label">
          <MaterialLabel product={product} />
        </div>
      )}
      <OfferingFeatures offering={offering} product={product} />
      <OfferingCare offering={offering} meta={meta} />
      {inRoom && <InRoom product={product} pair={inRoom} />}
      <OfferingRooms pictures={rooms} photos={photos} />
      <OfferingPairs offering={offering} pairs={pairs} list={list} chosen={codesOf(chosen)} />
      <StoryRail stories={stories} />
      <CompareTray list={list.href} served={chosen} keep={{}} />
    </>
  );
}

type Part = readonly [keyof Offering["meta"], MessageKey];

const partsOf = (notes: MessageKey): readonly Part[] => [
  ["care_instructions", "offerings.care"],
  ["category_notes", notes],
  ["warranty", "offerings.warranty"],
  ["returns_policy", "offerings.returns"],
];

const PARTS = {
  finishes: partsOf("offerings.where"),
  accessories: partsOf("offerings.goodToKnow"),
} as const satisfies Record<OfferingType, readonly Part[]>;

function OfferingCare({ offering, meta }: Pick<Offering, "meta"> & { offering: OfferingType }) {
  const { t } = useText();
  const told = PARTS[offering].filter(([part]) => meta[part]);
  if (told.length === 0) return null;
  return (
    <Section id="care" isFlush>
      <SectionHead title={t("offerings.careTitle")} />
      <dl className="columns columns--2 offering-care">
        {told.map(([part, name]) => (
          <div key={part} className="ruled stack gap-2">
            <dt className="d20">{t(name)}</dt>
            <dd className="soft measure">{meta[part]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The features of a product, each with an explanation of its term. The ratings of a finish are on its label. */
function OfferingFeatures({ offering, product }: { offering: OfferingType; product: Offering }) {
  const { t } = useText();
  const rows = featureRows(product, offering === "finishes");
  if (rows.length === 0) return null;
  return (
    <Section id="details">
      <SectionHead title={t("offerings.details")} />
      <dl className="offering-features">
        {rows.map(({ name, meaning, value }) => (
          <div key={name}>
            <dt>
              <span className="strong">{name}</span>
              {meaning && <span className="t13 soft">{meaning}</span>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface FeatureRow {
  name: string;
  meaning: string | undefined;
  value: string;
}

const LABELLED = [
  ...RESISTANCES,
  ...CLIMATE_NAMES,
  "emission",
  "care",
  "limits",
  "expectedLife",
  "warrantyYears",
  "leadDays",
  "priceIndex",
] as const satisfies readonly (keyof typeof FINISH_FEATURES)[];

/** Every feature once, with all its values; for a finish only those that are not on its label. */
function featureRows({ features }: Pick<Offering, "features">, hasLabel: boolean): FeatureRow[] {
  const isLabelled = (feature: Offering["features"][number]) =>
    hasLabel && LABELLED.some((key) => isFeature(feature, FINISH_FEATURES[key]));
  const told = features.filter((feature) => !isLabelled(feature));
  return [...Map.groupBy(told, ({ feature }) => feature)].map(([name, all]) => ({
    name,
    meaning: all[0] && meaningOf(all[0]),
    value: all.map(({ value }) => value).join(", "),
  }));
}

/** Samples exist for finishes only; an accessory must be seen in a centre. */
const ASKS = { finishes: "offerings.sample", accessories: "offerings.seeOne" } as const;

function OfferingPanel({ offering, product, chosen }: LoadedOffering) {
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

import { useLoaderData } from "react-router";
import { listOfferings } from "../../../../contracts/calls/graphql/list-offerings.ts";
import { OFFERING_CATEGORIES } from "../../../../contracts/documents/offerings/offering-categories.ts";
import type { StyleGuide } from "../../../../contracts/documents/style-guide.ts";
import { buildOfferingFilters } from "../../../../contracts/graphql/offering-filters.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import { editionOf } from "../../../../editions/edition.ts";
import type { Region } from "../../../../editions/regions.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { TextProvider } from "../../../../ui/text/text.tsx";
import { loadRates } from "../../../features/design-ideas/my-room/load-rates.ts";
import {
  findInRoom,
  type RoomPair,
} from "../../../features/looks-and-offerings/offerings/in-room/find-in-room.ts";
import { InRoom } from "../../../features/looks-and-offerings/offerings/in-room/in-room.tsx";
import { MaterialLabel } from "../../../features/looks-and-offerings/offerings/label/material-label.tsx";
import type { OfferedProduct } from "../../../features/looks-and-offerings/offerings/label/read-label.ts";
import { MoneySection } from "../../../features/prices/money-view/money-section.tsx";
import { PageContext, usePage } from "../../../frame/islands/page-context.ts";
import { loadDocument } from "../../../frame/load-document.ts";
import { optional, page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { LeadBand } from "../../../sections/lead-band/lead-band.tsx";
import { SectionList } from "../../../sections/section-list.tsx";
import { ContentSpecimen } from "./content-specimen.tsx";
import { ControlsSpecimen } from "./controls-specimen.tsx";
import { MessagesSpecimen } from "./messages-specimen.tsx";
import { TokensSpecimen } from "./tokens-specimen.tsx";
import "./template.css";

/** These editions have documents for the sections, one for each direction. */
const REGIONS = ["in", "sa-ar"] as const;

/** A finish that has a photograph of a room. */
const FINISH = { code: "LAM-010", categoryId: OFFERING_CATEGORIES.laminates.id };

export const loader = page(async ({ call }) => {
  const offeringType = OFFERING_CATEGORIES.laminates.offering;
  const [sides, offered, pair] = await Promise.all([
    Promise.all(
      REGIONS.map(async (region) => ({
        region,
        guide: await loadDocument("style-guide", { call, edition: editionOf(region) }),
        rates: await loadRates(call, editionOf(region)),
      })),
    ),
    optional(call(listOfferings, { filters: buildOfferingFilters(FINISH), offeringType }), undefined),
    findInRoom({ call, edition: editionOf("in") }, FINISH.code),
  ]);
  return { sides, product: offered?.products[0], pair };
});

export const meta = pageMeta(() => ({
  title: "The style guide",
  description: "Every piece that our pages are built from, in both directions and all its states.",
}));

/** The living style guide. A component that a page needs is added here first. */
export default function TemplatePage() {
  const { sides, product, pair } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="guide wrap" lang="en" dir="ltr">
        <header className="stack guide__top">
          <h1 className="d56">The style guide</h1>
          <p className="t20 soft measure">
            Every piece once, in both directions. If a page needs something that is not here, it is added here
            first.
          </p>
        </header>
        <TokensSpecimen />
        <ControlsSpecimen />
        <ContentSpecimen />
        <MessagesSpecimen />
        <header className="stack guide__top">
          <h2 className="d42">Materials</h2>
          <p className="soft measure">
            The same label on every finish, and the finish in a room beside another.
          </p>
        </header>
      </div>
      {product &&
        REGIONS.map((region) => (
          <MaterialsSpecimen key={region} region={region} product={product} pair={pair} />
        ))}
      <div className="guide wrap" lang="en" dir="ltr">
        <header className="stack guide__top">
          <h2 className="d42">The sections</h2>
          <p className="soft measure">
            What a content page is made of: its document names them in order. Each at its full width, in
            English and then in Arabic.
          </p>
        </header>
      </div>
      <div id="sections">
        {sides.map((side) => (
          <SectionsSpecimen key={side.region} {...side} />
        ))}
      </div>
    </>
  );
}

interface MaterialsSpecimenProps {
  region: Region;
  product: OfferedProduct;
  pair: RoomPair | undefined;
}

function MaterialsSpecimen({ region, product, pair }: MaterialsSpecimenProps) {
  const { state } = usePage();
  const edition = editionOf(region);
  return (
    <div lang={edition.language} dir={edition.direction}>
      <TextProvider text={textOf(edition.language)}>
        <PageContext value={{ edition, state }}>
          <div className="wrap">
            <MaterialLabel product={product} level={3} id={`material-label-${region}`} />
          </div>
          <InRoom product={product} pair={pair} id={`in-room-${region}`} />
        </PageContext>
      </TextProvider>
    </div>
  );
}

interface SectionsSpecimenProps {
  region: Region;
  guide: StyleGuide;
  rates: PriceRates | undefined;
}

/** Sample facts of the lists that a section links to. */
const LISTS = { laminates: { products: { count: 12, from: 640 } } };

function SectionsSpecimen({ region, guide, rates }: SectionsSpecimenProps) {
  const { state } = usePage();
  const edition = editionOf(region);
  return (
    <div lang={edition.language} dir={edition.direction}>
      <TextProvider text={textOf(edition.language)}>
        <PageContext value={{ edition, state }}>
          <SectionList
            {...guide}
            rates={rates}
            lists={LISTS}
            heroLevel={2}
            moneyView={(section) => (
              <MoneySection {...section} id={`money-${region}`} path="/template" asked={{}} />
            )}
            leadBand={({ title, text }) => (
              <LeadBand titleId={`lead-band-${region}`} title={title} text={text}>
                <p className="guide__surface on-paper">{guide.form}</p>
              </LeadBand>
            )}
          />
        </PageContext>
      </TextProvider>
    </div>
  );
}

import { useLoaderData } from "react-router";
import { listOfferings } from "../../../../contracts/calls/graphql/list-offerings.ts";
import { OFFERING_CATEGORIES } from "../../../../contracts/documents/offerings/offering-categories.ts";
import { buildOfferingFilters } from "../../../../contracts/graphql/offering-filters.ts";
import { editionOf } from "../../../../editions/edition.ts";
import { loadRates } from "../../../features/my-room/load-rates.ts";
import { findInRoom } from "../../../features/offerings/in-room/find-in-room.ts";
import { loadDocument } from "../../../frame/load-document.ts";
import { optional, page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { ContentSpecimen } from "./content-specimen.tsx";
import { ControlsSpecimen } from "./controls-specimen.tsx";
import { MaterialsSpecimen } from "./materials-specimen.tsx";
import { MessagesSpecimen } from "./messages-specimen.tsx";
import { SectionsSpecimen } from "./sections-specimen.tsx";
import { TokensSpecimen } from "./tokens-specimen.tsx";
import "./template.css";

/** An edition of each direction has written its sections. */
const REGIONS = ["in", "sa-ar"] as const;

/** A finish with a room to be seen in. */
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

/** The living style guide. What a page needs and is not here is added here first. */
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

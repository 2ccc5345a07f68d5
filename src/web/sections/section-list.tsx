import type { ReactNode } from "react";
import type {
  ContentSection,
  SectionKind,
  SectionOf,
} from "../../contracts/documents/sections/content-section.ts";
import type { PriceRates } from "../../prices/rates.ts";
import { Centres, type ShownCentres } from "./centres/centres.tsx";
import { Cutaway } from "./cutaway/cutaway.tsx";
import { HomePlan } from "./home-plan/home-plan.tsx";
import { LinkGrid } from "./link-grid/link-grid.tsx";
import { BeforeAfter, Hero, Mosaic, People, PictureBand, Rail, Split } from "./picture-sections.tsx";
import { CostTable, OfferingLists, type OfferingListsFacts, Offers, PriceTable } from "./price-sections.tsx";
import { Stages, Steps, Timeline } from "./progress-sections.tsx";
import { Reviews } from "./reviews/reviews.tsx";
import {
  CallToAction,
  Comparison,
  Figures,
  Logos,
  Points,
  PromiseClauses,
  Prose,
  Questions,
} from "./text-sections.tsx";
import { Workshop } from "./workshop/workshop.tsx";
import "./section-list.css";

interface SectionSupplies {
  centres: ShownCentres;
  /** The rates of the country; without them sections show no calculated prices. */
  rates?: PriceRates | undefined;
  /** The facts of the lists that a section links to. */
  lists?: OfferingListsFacts | undefined;
  /** The lead form with text beside it; it is passed in, because it belongs to a higher layer. */
  leadBand: (band: SectionOf<"lead-band">) => ReactNode;
  /** The country's calculator and the link to it, also passed in. Undefined without its documents. */
  calculator?: ((section: SectionOf<"calculator">) => ReactNode) | undefined;
  priceOpener?: ((section: SectionOf<"price-opener">) => ReactNode) | undefined;
  /** The payments of the visitor's own sum, also passed in. */
  moneyView: (section: SectionOf<"money-view">) => ReactNode;
  /** Lists with filters, and the earnings of a partner, also passed in. */
  list?: ((section: Section<ListKind>) => ReactNode) | undefined;
  earnings?: ((section: Section<"earnings">) => ReactNode) | undefined;
  /** The rules of a building by type of home, also passed in. */
  homeRules?: ((section: Section<"home-rules">) => ReactNode) | undefined;
  /** The map beside links to cities, also passed in. */
  cityMap?: ReactNode;
  sampleNote?: string | undefined;
  /** Set if the page already has its h1. */
  heroLevel?: 2;
}

export type ListKind = "jobs" | "review-list" | "designers";

type Section<Kind extends SectionKind> = SectionOf<Kind> & { sampleNote?: string | undefined };
type Views = { [Kind in SectionKind]: (section: Section<Kind>, supplies: SectionSupplies) => ReactNode };

/** The table of sections: every kind that a document can name, and its view. */
const VIEWS: Views = {
  hero: (section, { heroLevel }) => <Hero {...section} level={heroLevel} />,
  split: (section) => <Split {...section} />,
  figures: (section) => <Figures {...section} />,
  steps: (section) => <Steps {...section} />,
  "price-table": (section) => <PriceTable {...section} />,
  rail: (section) => <Rail {...section} />,
  mosaic: (section) => <Mosaic {...section} />,
  promise: (section) => <PromiseClauses {...section} />,
  reviews: (section) => <Reviews {...section} />,
  questions: (section) => <Questions {...section} />,
  centres: (section, { centres }) => <Centres {...section} centres={centres} />,
  people: (section) => <People {...section} />,
  timeline: (section) => <Timeline {...section} />,
  workshop: (section) => <Workshop {...section} />,
  prose: (section) => <Prose {...section} />,
  "picture-band": (section) => <PictureBand {...section} />,
  comparison: (section) => <Comparison {...section} />,
  logos: (section) => <Logos {...section} />,
  "link-grid": (section, { cityMap }) => <LinkGrid {...section} beside={section.map && cityMap} />,
  "call-to-action": (section) => <CallToAction {...section} />,
  "lead-band": (section, { leadBand }) => leadBand(section),
  points: (section) => <Points {...section} />,
  "cost-table": (section, { rates }) => <CostTable {...section} rates={rates} />,
  offers: (section, { rates }) => <Offers {...section} rates={rates} />,
  cutaway: (section, { rates }) => <Cutaway {...section} rates={rates} />,
  "home-plan": (section, { rates }) => <HomePlan {...section} rates={rates} />,
  "offering-lists": (section, { lists = {} }) => <OfferingLists {...section} facts={lists} />,
  stages: (section) => <Stages {...section} />,
  "before-after": (section) => <BeforeAfter {...section} />,
  calculator: (section, { calculator }) => calculator?.(section),
  "price-opener": (section, { priceOpener }) => priceOpener?.(section),
  "money-view": (section, { moneyView }) => moneyView(section),
  jobs: (section, { list }) => list?.(section),
  "review-list": (section, { list }) => list?.(section),
  designers: (section, { list }) => list?.(section),
  earnings: (section, { earnings }) => earnings?.(section),
  "home-rules": (section, { homeRules }) => homeRules?.(section),
};

interface SectionListProps extends SectionSupplies {
  sections: readonly ContentSection[];
}

export function SectionList({ sections, ...supplies }: SectionListProps) {
  return (
    <div className="sections">
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document is written once and never reordered
        <SectionView key={index} section={section} supplies={supplies} />
      ))}
    </div>
  );
}

function SectionView({ section, supplies }: { section: ContentSection; supplies: SectionSupplies }) {
  return view(section.kind, { ...section, sampleNote: supplies.sampleNote }, supplies);
}

function view<Kind extends SectionKind>(kind: Kind, section: Section<Kind>, supplies: SectionSupplies) {
  return VIEWS[kind](section, supplies);
}

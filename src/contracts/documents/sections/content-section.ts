import { z } from "zod";
import { Designers, Jobs, ReviewList } from "./list-sections.ts";
import {
  BeforeAfter,
  CallToAction,
  Centres,
  Comparison,
  Figures,
  Hero,
  HomeRules,
  LeadBand,
  LinkGrid,
  Logos,
  Mosaic,
  OfferingLists,
  People,
  PictureBand,
  Points,
  PromiseClauses,
  Prose,
  Questions,
  Rail,
  Reviews,
  Split,
  Stages,
  Steps,
  Timeline,
  Workshop,
} from "./page-sections.ts";
import {
  CalculatorSection,
  CostTable,
  Cutaway,
  Earnings,
  HomePlan,
  MoneyView,
  Offers,
  PriceOpener,
  PriceTable,
} from "./price-sections.ts";

/** Fields that every section of a document may have. */
const shared = {
  /** The anchor for links on the page. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .optional(),
  tone: z.enum(["paper", "sand", "forest"]).optional(),
};

function section<Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, schema: z.ZodObject<Shape>) {
  return schema.extend({ kind: z.literal(kind), ...shared });
}

export const ContentSection = z.discriminatedUnion("kind", [
  section("hero", Hero),
  section("split", Split),
  section("figures", Figures),
  section("steps", Steps),
  section("price-table", PriceTable),
  section("rail", Rail),
  section("mosaic", Mosaic),
  section("promise", PromiseClauses),
  section("reviews", Reviews),
  section("questions", Questions),
  section("centres", Centres),
  section("people", People),
  section("timeline", Timeline),
  section("workshop", Workshop),
  section("prose", Prose),
  section("picture-band", PictureBand),
  section("comparison", Comparison),
  section("logos", Logos),
  section("link-grid", LinkGrid),
  section("call-to-action", CallToAction),
  section("lead-band", LeadBand),
  section("points", Points),
  section("cost-table", CostTable),
  section("offers", Offers),
  section("cutaway", Cutaway),
  section("home-plan", HomePlan),
  section("offering-lists", OfferingLists),
  section("stages", Stages),
  section("before-after", BeforeAfter),
  section("calculator", CalculatorSection),
  section("price-opener", PriceOpener),
  section("money-view", MoneyView),
  section("jobs", Jobs),
  section("review-list", ReviewList),
  section("designers", Designers),
  section("earnings", Earnings),
  section("home-rules", HomeRules),
]);

export type ContentSection = z.infer<typeof ContentSection>;
export type SectionKind = ContentSection["kind"];

export type SectionOf<Kind extends SectionKind> = Extract<ContentSection, { kind: Kind }>;

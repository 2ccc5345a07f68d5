import { z } from "zod";
import { BeforeAfter } from "./before-after.ts";
import { CallToAction } from "./call-to-action.ts";
import { Centres } from "./centres.ts";
import { Comparison } from "./comparison.ts";
import { Figures } from "./figures.ts";
import { Hero } from "./hero.ts";
import { LeadBand } from "./lead-band.ts";
import { LinkGrid } from "./link-grid.ts";
import { Designers } from "./lists/designers.ts";
import { Jobs } from "./lists/jobs.ts";
import { ReviewList } from "./lists/review-list.ts";
import { Logos } from "./logos.ts";
import { Mosaic } from "./mosaic.ts";
import { OfferingLists } from "./offering-lists.ts";
import { People } from "./people.ts";
import { PictureBand } from "./picture-band.ts";
import { HomeRules } from "./planning/home-rules.ts";
import { Points } from "./points.ts";
import { CalculatorSection, PriceOpener } from "./prices/calculator.ts";
import { CostTable } from "./prices/cost-table.ts";
import { Earnings } from "./prices/earnings.ts";
import { MoneyView } from "./prices/money-view.ts";
import { Offers } from "./prices/offers.ts";
import { PriceTable } from "./prices/price-table.ts";
import { PromiseClauses } from "./promise.ts";
import { Prose } from "./prose.ts";
import { Questions } from "./questions.ts";
import { Rail } from "./rail.ts";
import { Reviews } from "./reviews.ts";
import { Split } from "./split.ts";
import { Stages } from "./stages.ts";
import { Steps } from "./steps.ts";
import { Timeline } from "./timeline.ts";

/** What every section of a document may say besides its own. */
const shared = {
  /** The name by which links of the page lead to it. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .optional(),
  tone: z.enum(["paper", "sand", "forest"]).optional(),
};

function section<Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, schema: z.ZodObject<Shape>) {
  return schema.extend({ kind: z.literal(kind), ...shared });
}

/** Every kind of section that a document can be made of; its view stands in the web's table of sections. */
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

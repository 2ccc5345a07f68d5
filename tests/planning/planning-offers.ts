import { readdirSync, readFileSync } from "node:fs";
import { WrittenBuildingRules } from "../../src/contracts/documents/planning/building-rules-document.ts";
import { PlanWeeks } from "../../src/contracts/documents/planning/plan-weeks.ts";
import { WorkCalendar } from "../../src/contracts/documents/planning/work-calendar.ts";
import { REGION_NAMES, REGIONS, type Region } from "../../src/editions/regions.ts";
import { type PlanOffer, scopesOf } from "../../src/planning/plan-choices.ts";

const DOCUMENTS = new URL("../../content/documents/", import.meta.url);

/** The options for planning that the content has for a region. */
export function offerOf(region: Region): PlanOffer {
  const { country } = REGIONS[region];
  const folder = new URL(`building-rules/${region}/`, DOCUMENTS);
  const rules = readdirSync(folder)
    .map((file) => ({
      slug: file.replace(".json", ""),
      // Its photograph is only a name here.
      ...WrittenBuildingRules.parse({ ...readRules(new URL(file, folder)), picture: undefined }),
    }))
    .sort((one, other) => one.order - other.order);
  return {
    rules,
    weeks: PlanWeeks.parse(readJson(new URL(`plan-weeks/weeks-${country}.json`, DOCUMENTS))),
    calendar: WorkCalendar.parse(readJson(new URL(`work-calendars/calendar-${country}.json`, DOCUMENTS))),
  };
}

/** Every combination of home and scope, in every region. */
export const ALL_PLANS = REGION_NAMES.flatMap((region) => {
  const offer = offerOf(region);
  return offer.rules.flatMap(({ slug }) =>
    scopesOf(offer.weeks, slug).map((scope) => ({ region, offer, home: slug, scope })),
  );
});

function readRules(file: URL): object {
  return JSON.parse(readFileSync(file, "utf8"));
}

function readJson(file: URL): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

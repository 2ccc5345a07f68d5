import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import english from "../../messages/en.json" with { type: "json" };
import { requirementIdsIn, testsIn } from "../../scripts/lib/test-titles.ts";
import { JOBS_PAGING } from "../../src/contracts/calls/careers-calls.ts";
import { COMPANY_NEWS_PAGE_SIZE, listCompanyNews } from "../../src/contracts/calls/company-news-calls.ts";
import { getDocument } from "../../src/contracts/calls/document-calls.ts";
import { OFFERINGS_PAGE_SIZE } from "../../src/contracts/calls/graphql/list-offerings.ts";
import { LOOKS_CONFIG } from "../../src/contracts/calls/looks-calls.ts";
import { listMagazinePosts, MAGAZINE_SIZES } from "../../src/contracts/calls/magazine/magazine-calls.ts";
import { stitchImages } from "../../src/contracts/calls/stitch-images.ts";
import { CUE_VARIATIONS } from "../../src/contracts/documents/cue.ts";
import { CTA_TYPES } from "../../src/contracts/leads/cta-types.ts";
import { DEFAULT_TICKET_TAGS } from "../../src/contracts/tickets/ticket-types.ts";
import {
  CITY_ALIASES,
  COUNTRIES,
  COUNTRY_CODE_BY_NAME,
  SUPPORTED_COUNTRIES,
} from "../../src/editions/countries.ts";
import { normaliseIsoCode, normaliseLanguageCode } from "../../src/editions/edition.ts";
import { formatCurrency, formatDate } from "../../src/editions/plain-formats.ts";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { POPUP_KEY } from "../../src/web/features/leads/popup/popup-rules.ts";
import { SEARCH_CRITERIA, TAG_SEPARATOR } from "../../src/web/features/lists/filters/state/filter-group.ts";
import { LANDING_KEYS } from "../../src/web/frame/navigation/attach-navigation.ts";
import {
  ANALYTICS_DELAY_MS,
  CHUNK_RELOAD_MS,
  FETCH_DELAY_MS,
  HASH_SCROLL,
  LOADING_BAR,
} from "../../src/web/frame/navigation/constants.ts";
import { projectFiles, readProjectFile } from "../support/project-files.ts";

/**
 * Each entry pairs the value in the product with the value in Part E. Both are written out, so that a change of one
 * makes the test fail.
 */
const HELD: Record<string, [unknown, unknown]> = {
  "K-01": [REGION_NAMES, ["in", "sg", "my", "sa-ar", "sa"]],
  "K-02": [Object.values(COUNTRIES).map(({ defaultRegion }) => defaultRegion), ["in", "sg", "my", "sa-ar"]],
  "K-05": [
    Object.values(COUNTRIES).map(({ label }) => label),
    ["India", "Singapore", "Malaysia", "Saudi Arabia"],
  ],
  "K-06": [SUPPORTED_COUNTRIES, "in,sg"],
  "K-07": [COUNTRY_CODE_BY_NAME, { india: "in", singapore: "sg" }],
  "K-08": [CITY_ALIASES, { bangalore: "bengaluru", gurgaon: "gurugram" }],
  "K-09": [
    { ...SEARCH_CRITERIA, TAG_SEPARATOR },
    { OR: "in", AND: "muin", TAG_SEPARATOR: "OR" },
  ],
  "K-10": [JOBS_PAGING, { limit: 10, page: 1, offset: 0 }],
  "K-13": [CTA_TYPES.length, 14],
  "K-14": [
    [...Object.values(LANDING_KEYS), POPUP_KEY],
    ["landingPageURL", "landingPageReferrer", "landingPageRouteParams", "popUpInteracted"],
  ],
  "K-15": [
    Object.values(COUNTRIES).map(({ milestones }) => milestones),
    [
      [5, 45, 50],
      [10, 40, 50],
      [10, 40, 50],
      [10, 40, 50],
    ],
  ],
  "K-16": [formatCurrency(1234.5), "$1,234.50"],
  "K-17": [formatDate("2024-01-05"), "January 05, 2024"],
  "K-20": [["wrap-narrow", "wrap", "wrap-wide"].map(token), [1150, 1320, 1440]],
  "K-21": [mediaWidths(), [600, 1024]],
  "K-22": [["bar", "bar-peek", "bar-padding", "bar-padding-short"].map(token), [85, 4, 82, 67]],
  "K-23": [ANALYTICS_DELAY_MS, 3000],
  "K-24": [LOADING_BAR, { throttleMs: 200, durationMs: 5000, hideMs: 500, height: 4 }],
  "K-25": [HASH_SCROLL, { offset: 25, retries: 50, retryMs: 100 }],
  "K-26": [CHUNK_RELOAD_MS, 60_000],
  "K-27": [FETCH_DELAY_MS, 200],
  "K-28": [
    [LOOKS_CONFIG.defaultPageSize, OFFERINGS_PAGE_SIZE],
    [21, 21],
  ],
  "K-29": [LOOKS_CONFIG.defaultCategory, "all-looks"],
  "K-30": [
    [LOOKS_CONFIG.defaultCueStartPosition, LOOKS_CONFIG.defaultCueInterval, CUE_VARIATIONS],
    [4, 6, ["primaryCue", "secondaryCue"]],
  ],
  "K-32": [
    [COMPANY_NEWS_PAGE_SIZE, listCompanyNews.input.parse({ iso: "in" }).per_page],
    [9, 9],
  ],
  "K-33": [MAGAZINE_SIZES, { search: 5, moreArticles: 3, landingRecent: 12, popularCategories: 8 }],
  "K-36": [
    [english["smartPhoto.getThisDesign"], english["gallery.leadTitle"], english["gallery.leadButton"]],
    ["GET THIS DESIGN", "Looking for more ideas? Get in touch with our experts", "Book Free Consultation"],
  ],
  "K-37": [
    [english["wishlist.toast"], english["wishlist.viewAll"], english["wishlist.banner"]],
    ["Design saved to your wishlist", "View All", "Want to know more about similar designs?"],
  ],
  "K-42": [listMagazinePosts.timeoutMs, 60_000],
  "K-43": [
    [normaliseIsoCode(""), normaliseLanguageCode("")],
    ["IN", "EN"],
  ],
  "K-45": [stitchImages.input.parse({ images: ["a"] }).location, "bottomRight"],
  "K-50": [getDocument.input.parse({ pageSlug: "x" }).contentSlug, "website_content"],
  "K-51": [
    Object.values(COUNTRIES).map(({ defaultAddress }) => defaultAddress.pincode),
    ["560034", "018956", "31400", "23451"],
  ],
  "K-53": [DEFAULT_TICKET_TAGS, ["website", "refill"]],
};

/** These constants are checked by the behaviour tests of the rows named here. */
const PROVED_BY: Record<string, string> = {
  "K-03": "RT-08",
  "K-04": "RT-14",
  "K-11": "CA-10",
  "K-12": "CO-03",
  "K-18": "IM-03",
  "K-19": "IM-01",
  "K-31": "OF-12",
  "K-34": "RD-13",
  "K-35": "EC-04",
  "K-38": "SK-01",
  "K-39": "DI-19",
  "K-40": "WL-07",
  "K-41": "FF-02",
  "K-44": "DR-05",
  "K-46": "AU-06",
  "K-47": "MG-12",
  "K-48": "SV-08",
  "K-49": "LF-04",
  "K-52": "RT-26",
  "K-54": "SH-04",
  "K-55": "RL-01",
  "K-56": "DR-06",
};

test.each(Object.entries(HELD))("%s has the value of the specification", (_, [held, value]) => {
  expect(held).toEqual(value);
});

test("every constant of Part E is in one of the two tables", () => {
  const text = readFileSync(new URL("../../docs/spec/requirements.md", import.meta.url), "utf8");
  const rows = [...text.matchAll(/^\| (K-\d\d) \|/gm)].map(([, id]) => id);
  expect([...Object.keys(HELD), ...Object.keys(PROVED_BY)].sort()).toEqual(rows);
});

test("every row that proves a constant is named by a test", () => {
  const files = projectFiles("{src,tests}/**/*.{test.ts,test.tsx,spec.ts}");
  const named = new Set(
    files
      .flatMap((file) => testsIn(file, readProjectFile(file)))
      .flatMap(({ title }) => requirementIdsIn(title)),
  );
  expect(Object.values(PROVED_BY).filter((id) => !named.has(id))).toEqual([]);
});

function token(name: string): number {
  return Number(readProjectFile("src/ui/base/tokens.css").match(new RegExp(`--${name}: (\\d+)px`))?.[1]);
}

/**
 * Returns the two media-query widths that the style sheets use most: there the layout changes. Other widths belong to
 * a single component.
 */
function mediaWidths(): number[] {
  const styles = projectFiles("src/**/*.css").map(readProjectFile).join("\n");
  const asked = Map.groupBy(styles.matchAll(/\(width [<>]=? (\d+)px\)/g), ([, width]) => Number(width));
  const byUse = [...asked].sort(([, one], [, other]) => other.length - one.length);
  return byUse
    .slice(0, 2)
    .map(([width]) => width)
    .sort((one, other) => one - other);
}

import { expect, test } from "vitest";
import { hasView } from "../../src/urls/known-pages.ts";
import { matchUrl } from "../../src/urls/match-url.ts";
import { URL_TABLE } from "../../src/urls/url-table.ts";
import { PAGE_KINDS } from "../journeys/page-kinds.ts";
import "../support/built-pages.ts";

/**
 * Pages that need a login or the link of a lead or a friend, that other sites frame, or that are not pages. Their own
 * journeys open them.
 */
const ELSEWHERE = [
  "board-vote",
  "contact-pact",
  "estimate",
  "estimate-pdf",
  "lead-refill",
  "move-in-calendar",
  "not-found",
  "oembed",
  "oembed-demo",
  "profile",
  "profile-address",
  "profile-data",
  "profile-details",
  "profile-notifications",
  "profile-project",
  "profile-project-calendar",
  "profile-project-paper",
  "profile-saved",
  "profile-tickets",
  "referral",
  "staff-project",
  "staff-project-paper",
  "stop-contact",
  "thank-you",
  "thank-you-calendar",
  "widget-lead-form",
];

test("every kind of page is opened in a browser, and some pages made of sections", () => {
  const opened = new Set(PAGE_KINDS.map((path) => matchUrl(path.replace(/\?.*/, ""))?.row.page));
  const withView = new Set(URL_TABLE.map(({ page }) => page).filter(hasView));
  expect([...withView].filter((page) => !opened.has(page)).sort()).toEqual(ELSEWHERE);
  expect([...opened].filter((page) => page && !withView.has(page))).toEqual([
    "about-us",
    "design-to-installation",
    "finishes",
    "offerings",
    "how-it-works",
    "careers",
    "livspace-reviews",
    "hire-a-designer",
    "livpreneur",
    "awards",
    "hire-a-designer-ikea",
    "interiors",
  ]);
});

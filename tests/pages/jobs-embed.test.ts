import { describe, expect, test } from "vitest";
import {
  PEOPLE_STRONG_JOB as peopleStrong,
  RECRUITEE_JOB as recruitee,
  SKILLATE_JOB as skillate,
} from "../../src/contracts/documents/careers/portal-jobs.fixture.ts";
import { testSite } from "../support/open-test-site.ts";
import { attribute, elementsIn, readHtml, textOf } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";

const chennai = {
  ...skillate,
  id: 91,
  link: "https://example.com/s/91",
  office: { city: "Chennai", country: "India" },
};
const pool = { ...recruitee, id: 12, department: "Talent pool", careers_url: "https://example.com/o/pool" };

const OPEN = { fullyInactive: false, excludedDepartments: [] };
const ANSWERS: Record<string, unknown> = {
  "/api/offers/": { offers: [recruitee, pool] },
  "/people-strong": [peopleStrong],
  "/skillate": [skillate, chennai],
  "/v1/api/static/careers-portals": {
    slug: "careers-portals",
    isoCode: "IN",
    content: { RECRUITEE: OPEN, PEOPLE_STRONG: OPEN, SKILLATE: { ...OPEN, fullyInactive: true } },
  },
};

const portals = stubBackend(({ url = "" }, response) => {
  const answer = ANSWERS[url.split("?")[0] ?? ""];
  response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
  response.end(JSON.stringify(answer ?? {}));
});

const addresses = () => ({
  CAREERS_RECRUITEE_URL: portals.url(),
  CAREERS_PEOPLE_STRONG_URL: `${portals.url()}/people-strong`,
  CAREERS_SKILLATE_URL: `${portals.url()}/skillate`,
});
const site = testSite(addresses);
const narrowed = testSite(() => ({
  ...addresses(),
  BUMBLEBEE_URL: portals.url(),
  CAREERS_PEOPLE_STRONG_URL: `${portals.url()}/away`,
}));

/** Every job in the frame, with its address and its text. */
async function jobsIn(from: typeof site, region: string) {
  const response = await from.fetch(`/oembed/jobs?region=${region}`);
  expect(response.status).toBe(200);
  const page = readHtml(await response.text());
  const words = page.all("main li").filter((item) => elementsIn(item, "a").length > 0);
  return words.map((item) => [
    attribute(elementsIn(item, "a")[0] ?? item, "href"),
    textOf(item).replaceAll(/\s+/g, " ").trim(),
  ]);
}

describe("the jobs of three portals", () => {
  test("CA-03 CA-04 CA-05 CA-06 CA-07 CA-08 CA-09 have one format, are of the country, and are sorted newest first", async () => {
    expect(await jobsIn(site, "in")).toEqual([
      [
        peopleStrong.jobDetailUrl,
        expect.stringMatching(/^Site Engineer - MEP.*Pune.*Civil & MEP.*1 - 3 years/),
      ],
      [chennai.link, expect.stringMatching(/^Showroom Host.*Chennai.*Experience centres.*2 - 5 years/)],
      [recruitee.careers_url, expect.stringMatching(/^Senior Designer.*Bengaluru.*Design/)],
    ]);
  });

  test("CA-10 CA-11 do not include other countries and excluded departments", async () => {
    expect((await jobsIn(site, "sg")).map(([href]) => href)).toEqual([skillate.link]);
    expect((await jobsIn(site, "in")).map(([href]) => href)).not.toContain(pool.careers_url);
  });

  test("CA-12 CA-13 do not include an inactive portal or one that fails", async () => {
    const hrefs = (await jobsIn(narrowed, "in")).map(([href]) => href);
    expect(hrefs).toEqual([recruitee.careers_url, pool.careers_url]);
  });
});

import { describe, expect, test } from "vitest";
import { matchEdition } from "../../src/editions/edition.ts";
import { formatAmountRange } from "../../src/editions/money.ts";
import { countPrice } from "../../src/prices/count-price.ts";
import { RATES } from "../prices/shipped-rates.ts";
import { agreedHostsServer } from "../support/agreed-hosts/agreed-hosts-server.ts";
import { openPage } from "../support/open-page.ts";
import { sharedSite, testSite } from "../support/open-test-site.ts";
import { attribute, elementsIn, hrefs, type Page, textOf } from "../support/read-html.ts";

const site = sharedSite();

const REGIONS = ["in", "sg", "my", "sa", "sa-ar"] as const;

/** The address that a browser without scripts requests when this answer is chosen and the form is submitted. */
function send(page: Page, choose: Record<string, string> = {}): string {
  const form = page.one("main form.quiz-steps");
  expect(attribute(form, "method")).toBe("get");
  const query = new URLSearchParams();
  for (const field of elementsIn(form, 'input[type="hidden"]'))
    query.append(attribute(field, "name") ?? "", attribute(field, "value") ?? "");
  for (const [name, value] of Object.entries(choose)) {
    const options = elementsIn(form, `input[name="${name}"][value="${value}"], select[name="${name}"]`);
    expect([name, value, options.length]).toEqual([name, value, 1]);
    query.append(name, value);
  }
  return `${attribute(form, "action")}?${query}`;
}

const WARM = {
  living: "clay",
  kitchen: "teak",
  dining: "red",
  bedroom: "taupe",
  corner: "majlis",
  material: "brass",
  colour: "sand",
  shelf: "lit",
};

describe("the style quiz", () => {
  test.each(REGIONS)(
    "IM-05 shows in %s the content of the quiz call, and starts with a link",
    async (region) => {
      const { isoCode, languageCode } = matchEdition(`/${region}`);
      const query = `countryIsoCode=${isoCode}&languageCode=${languageCode}`;
      const answer = await site.fetch(`/api/quiz/v1/items/style-quiz?${query}`);
      const quiz = await answer.json();
      const { page } = await openPage(site, `/${region}/style-quiz`);
      expect(textOf(page.one("h1"))).toBe(quiz.title);
      const [start = ""] = hrefs(page, "main a.btn");
      const first = await openPage(site, start);
      const asked = quiz.questions[0];
      expect(textOf(first.page.one("main form h2"))).toBe(asked.text);
      const labels = first.page.all(".picture-answer__words").map(textOf);
      expect(labels).toEqual(asked.answers.map(({ label }: { label: string }) => label));
    },
  );

  test.each([
    ["in", "3bhk", "pune", "Modern Arabic"],
    ["sa-ar", "villa", "taif", "عربي حديث"],
  ])("works step by step with forms alone, in %s", async (region, home, city, style) => {
    let { page } = await openPage(site, `/${region}/style-quiz?step=1`);
    for (const [question, answer] of Object.entries(WARM))
      page = (await openPage(site, send(page, { [`pick-${question}`]: answer }))).page;
    const address = send(page, { home, city });
    expect(address).toContain("step=result");
    const result = (await openPage(site, address)).page;
    expect(textOf(result.one("h1"))).toBe(style);
    // The answer about the majlis has the highest weight, so it is listed first.
    expect(result.all(".quiz-reasons li").map(textOf)[0]).toContain("+5");
    expect(result.all(".quiz-palette__colour")).toHaveLength(4);
    expect(result.all("main input[type=tel], main input[type=email]")).toEqual([]);
    // The link that changes the answers contains all of them.
    const [change = ""] = hrefs(result, 'main a[href*="step=1&"]');
    for (const [question, answer] of Object.entries(WARM))
      expect(change).toContain(`pick-${question}=${answer}`);
  });

  test.each([
    ["in", "2bhk", "mumbai", { home: "2bhk" }],
    ["sg", "resale-4-room", "singapore", { home: "hdb-4", isOld: true }],
    ["my", "old-terrace", "ipoh", { home: "terrace-2", isOld: true }],
    ["sa", "villa", "jeddah", { home: "villa" }],
  ] as const)("shows the budget of the price model, in %s for a %s", async (country, home, city, counted) => {
    const query = `step=result&pick-living=pale&home=${home}&city=${city}`;
    const { page } = await openPage(site, `/${country}/style-quiz?${query}`);
    const cells = page.all(".price-table td").map(textOf);
    const expected = (["essential", "premium", "luxe"] as const).map((tier) => {
      const band = countPrice(RATES[country], counted, { city, tier });
      return formatAmountRange(band?.low ?? 0, band?.high ?? 0, country);
    });
    expect(cells.map((cell) => cell.replace(/^[^\d₹S$R]*/, ""))).toEqual(
      expected.map((text) => text.replaceAll(/\s+/g, " ").trim()),
    );
  });

  test("shows designs of the style if there are any, and links finishes to their labels", async () => {
    const { page } = await openPage(site, "/in/style-quiz?step=result&pick-material=oak&pick-shelf=empty");
    expect(textOf(page.one("h1"))).toBe("Japandi");
    expect(page.all("main .card-grid .card")).toHaveLength(6);
    const finishes = hrefs(page, ".quiz-palette a");
    expect(finishes.length).toBeGreaterThan(0);
    for (const href of finishes) await openPage(site, href);
  });

  test("starts again when nothing was chosen, and ignores invalid values", async () => {
    const { page } = await openPage(site, "/in/style-quiz?step=result&pick-living=castle&home=tent");
    expect(page.all("main form.quiz-steps")).toEqual([]);
    expect(hrefs(page, "main a.btn")).toEqual(["/in/style-quiz?step=1"]);
    expect((await openPage(site, "/in/style-quiz?step=99")).page.all("main form.quiz-steps")).toEqual([]);
  });

  test.each(["/in/design-ideas", "/sg/design-styles/minimalist-interiors"])(
    "is linked from %s",
    async (path) => {
      const { page } = await openPage(site, path);
      expect(hrefs(page, "main a")).toContain(`/${path.split("/")[1]}/style-quiz`);
    },
  );
});

describe("with upstream hosts of another company", () => {
  const hosts = agreedHostsServer();
  const theirs = testSite(() => hosts.settings());

  test("IM-05 with a quiz host that answers only what was agreed, our own questions are shown", async () => {
    const { page } = await openPage(theirs, "/in/style-quiz?step=1");
    expect(page.all(".picture-answer").length).toBeGreaterThan(1);
    const { page: result } = await openPage(theirs, "/in/style-quiz?step=result&pick-living=dark");
    expect(textOf(result.one("h1"))).toBe("Industrial");
  });
});

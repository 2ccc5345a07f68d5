import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import { editionOf } from "../../../../editions/edition.ts";
import type { Region } from "../../../../editions/regions.ts";
import { TextProvider } from "../../../../ui/text/text.tsx";
import { PageContext } from "../../../frame/islands/page-context.ts";
import { createState } from "../../../frame/state/create-state.ts";
import { DesignCard } from "./design-card.tsx";
import "../../../pages/all-pages.ts";

const design: DesignIdeaAnswer = {
  slug: "sage-shaker",
  contentType: "smart-photo-lite",
  country: "IN",
  title: "Sage shaker kitchen",
  description: "",
  totalPrice: 485000,
  currency: "INR",
  coverImage: "/api/images/kitchen-sage-1",
  altText: "L-shaped kitchen in sage green",
  addImages: { cover: "", desktop: "" },
  viewImages: [],
  roomSize: "120 sq ft",
  redirectedTo: null,
  photo: { url: "/api/images/kitchen-sage-1", width: 1600, height: 1067, dominant: "#7c8f70" },
  roomType: "kitchen-designs",
  layout: "l-shaped",
  style: null,
  tier: "premium",
  tags: [],
  colours: [],
  roomDimensions: { length: 12, breadth: 10 },
  pricedPieces: 8,
};

describe("a design in a list", () => {
  test("links its title to the design and describes its photograph", () => {
    const html = render("in");
    expect(html).toContain(
      '<a href="/in/design-ideas/kitchen-designs/designs-price/sage-shaker">Sage shaker kitchen</a>',
    );
    expect(html).toContain('alt="L-shaped kitchen in sage green"');
  });

  test.each<[Region, string[]]>([
    ["in", ["L-shaped", "12 × 10 ft", "Premium"]],
    ["my", ["L-shaped", "12 × 10 ft", "Premium"]],
    ["sg", ["L-shaped", "120 sq ft", "3.7 × 3 m", "Premium"]],
    ["sa", ["L-shaped", "3.7 × 3 m", "Premium"]],
  ])("in /%s shows the size of its room in the country's units", (region, facts) => {
    const line = /<ul class="[^"]*facts">(.*?)<\/ul>/.exec(render(region))?.[1] ?? "";
    expect([...line.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text)).toEqual(facts);
  });

  test("leaves out unknown facts", () => {
    const html = render("in", { layout: "spiral", tier: null, roomDimensions: null, pricedPieces: 0 });
    expect(html).toMatch(/<ul class="[^"]*facts"><li>120 sq ft<\/li><\/ul>/);
    expect(html).not.toContain("priced");
  });

  test("shows the number of priced pieces", () => {
    expect(render("in")).toContain("8 pieces priced");
    expect(render("in", { pricedPieces: 1 })).toContain("1 piece priced");
  });

  test("its heart is a button that is not pressed and contains the data to save", () => {
    const heart = /<button[^>]*data-save[^>]*>/.exec(render("in"))?.[0] ?? "";
    expect(heart).toContain('aria-pressed="false"');
    expect(heart).toContain('aria-label="Save Sage shaker kitchen"');
    expect(heart).toContain("&quot;price&quot;:485000");
  });
});

function render(region: Region, changes: Partial<DesignIdeaAnswer> = {}): string {
  const edition = editionOf(region);
  const state = createState({ edition, siteName: "Site", routeParams: {} });
  return renderToStaticMarkup(
    <TextProvider text={textOf(edition.language)}>
      <PageContext value={{ edition, state }}>
        <DesignCard design={{ ...design, ...changes }} />
      </PageContext>
    </TextProvider>,
  );
}

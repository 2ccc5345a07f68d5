import { expect, test } from "vitest";
import type { PageName } from "../../urls/url-table.ts";
import { embedAt } from "./embed-address.ts";
import type { EmbedName } from "./embed-components.ts";

const EMBEDS: Partial<Record<PageName, EmbedName>> = {
  "design-detail": "design",
  "smart-photo-detail": "design",
  "smart-photo": "smart-photo",
  "magazine-post": "magazine-card",
};
const at = (address: string) =>
  embedAt(new URL(address, "https://homes.example"), (page) => EMBEDS[page])?.path;

test.each([
  ["/oembed/cta", "/oembed/cta"],
  ["/oembed/faq?topic=price&region=sg&utm_source=x", "/oembed/faq?topic=price&region=sg"],
  ["/oembed/kitchen-exp/steps?theme=dark", "/oembed/kitchen-exp/steps?theme=dark"],
  ["/widget/lead-form?ctaText=Call", "/widget/lead-form?ctaText=Call"],
  ["/sa-ar/widget/lead-form", "/sa-ar/widget/lead-form"],
  ["/in/design-ideas/kitchen-designs/designs/sage", "/oembed/design?region=in&slug=sage"],
  ["/sg/design-ideas/designs-price/sage", "/oembed/design?region=sg&slug=sage"],
  ["/sa/designs/kitchen/modern-kitchen", "/oembed/smart-photo?region=sa&slug=modern-kitchen"],
  ["/my/magazine/new-keys", "/oembed/magazine-card?region=my&slug=new-keys"],
])("%s is shown by %s", (address, path) => {
  expect(at(address)).toBe(path);
});

test.each([
  "/",
  "/in",
  "/oembed/zz",
  "/oembed/demo",
  "/oembed/constructor",
  "/zz/widget/lead-form",
  "/in/designs/exp_1/modern-kitchen",
  "/in/magazine",
  "/in/magazine/tag/x",
  "/zz/magazine/new-keys",
  "/in/designs/kitchen/%22onload=x",
])("%s has no embed", (address) => {
  expect(at(address)).toBeUndefined();
});

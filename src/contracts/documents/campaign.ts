import { z } from "zod";
import type { PageName } from "../../urls/url-table.ts";
import { ContentPage } from "./content-page-document.ts";
import { Phone } from "./sections/page-sections.ts";
import { SectionLink, text } from "./sections/section-parts.ts";

const CAMPAIGN_PAGES = [
  "campaign-page",
  "sg-interiors",
  "lp",
  "chinese-new-year",
  "launch-family-offer2",
  "modular-kitchen",
  "modular-kitchen-1",
  "modular-kitchen-brochure",
  "modular-kitchen-view-contact",
] as const satisfies readonly PageName[];

/** The sections that request a visitor's details; a campaign that has ended shows none of them. */
export const ASKING_SECTIONS: readonly string[] = ["hero", "lead-band", "call-to-action"];

const words = { title: text, text: text.optional() };

/** The part beside the headline: the lead form, the form for a guide, or a phone contact followed by the form. */
const CampaignForm = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("lead"), ...words }),
  z.strictObject({ kind: z.literal("guide"), ...words }),
  z.strictObject({ kind: z.literal("contact"), ...words, phone: Phone, hours: text, formTitle: text }),
]);

export const WrittenCampaign = ContentPage.extend({
  page: z.enum(["overview", ...CAMPAIGN_PAGES]).default("campaign-page"),
  /** Before this day the page does not exist. */
  startsOn: z.iso.date().optional(),
  endsOn: z.iso.date().optional(),
  /** Without the site's menus no link leads away from the form. */
  hasMenus: z.boolean(),
  /** Without it the page has its form further down as a section, or no form. */
  form: CampaignForm.optional(),
  over: z.strictObject({ title: text, text, links: z.array(SectionLink).min(1).max(4) }).optional(),
  /** Designs of the gallery below the headline, by room, style or both. */
  designs: z.strictObject({ title: text, roomType: text.optional(), style: text.optional() }).optional(),
}).superRefine(({ startsOn, endsOn, over, sections }, context) => {
  if (endsOn === undefined) return;
  const fault = (message: string, path: string) =>
    context.addIssue({ code: "custom", message, path: [path] });
  if (startsOn === undefined || startsOn > endsOn) fault("must begin before its last day", "startsOn");
  if (!over) fault("must say what the page shows after the last day", "over");
  if (asksIn([over, ...sections.filter(({ kind }) => !ASKING_SECTIONS.includes(kind))]))
    fault("may ask for details only in its hero, a lead band or a call to action", "sections");
});

export const Campaign = WrittenCampaign.strip().extend({ slug: text });

export type Campaign = z.infer<typeof Campaign>;

function asksIn(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return "asks" in value || Object.values(value).some(asksIn);
}

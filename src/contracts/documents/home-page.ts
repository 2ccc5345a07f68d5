import { z } from "zod";
import { CostSection } from "./home-cost-document.ts";
import { Picture } from "./picture.ts";
import {
  Centres,
  Figures,
  Phone,
  PromiseClauses,
  Questions,
  Rail,
  Reviews,
  Split,
  Steps,
  stepsMoney,
} from "./sections/page-sections.ts";
import { SectionLink, sample, text } from "./sections/section-parts.ts";

const share = z.number().min(0).max(1);
const amount = z.number().positive();

/**
 * A position in a photograph, from its start and top edge. It comes from the catalogue, so it is correct only for the
 * uncropped picture.
 */
const spot = { spot: text, x: share, y: share };

const HeroSection = z.object({
  headline: text,
  lede: text,
  picture: Picture,
  /** The point that stays in view when the photograph is cropped. */
  focus: z.object({ x: share, y: share }),
  tags: z
    .array(
      z.object({
        ...spot,
        label: text,
        low: amount,
        high: amount,
        side: z.enum(["start", "end"]),
        onPhone: z.literal(true).optional(),
      }),
    )
    .max(4),
  ask: z.object({
    /** Contains {home} and {city}, which become selects. */
    sentence: text.refine((line) => line.includes("{home}") && line.includes("{city}")),
    homeLabel: text,
    cityLabel: text,
    action: text,
    talk: text,
    note: text,
  }),
});

const OfferingsSection = z.object({
  title: text,
  lede: text,
  from: text,
  items: z
    .array(
      z.object({
        name: text,
        text,
        from: amount.optional(),
        weeks: text,
        picture: Picture,
        link: SectionLink.optional(),
      }),
    )
    .min(3)
    .max(4),
});

const PricedSection = z.object({
  more: z.object({ label: text, roomType: text, slug: text }).optional(),
  title: text,
  lede: text,
  picture: Picture,
  pieces: z
    .array(
      z.object({
        ...spot,
        name: text,
        detail: text.optional(),
        price: amount,
        chosen: z.literal(true).optional(),
      }),
    )
    .min(3)
    .max(8),
  total: text,
});

const HomesSection = z.object({
  title: text,
  sample,
  items: z
    .array(
      z.object({
        title: text,
        facts: z.array(text),
        price: amount,
        weeks: text,
        designer: text.optional(),
        picture: Picture,
      }),
    )
    .length(6),
});

const MagazineSection = z.object({ title: text, more: text });

const TalkSection = z.object({
  title: text,
  lede: text,
  picture: Picture,
  call: text,
  visit: text,
  hours: text,
  bringTitle: text,
  bring: z.array(text).min(2),
});

export const HomePage = z.object({
  title: text,
  description: text,
  sampleNote: text,
  hero: HeroSection,
  proof: Figures,
  rooms: Rail,
  cost: CostSection,
  offerings: OfferingsSection,
  /** Steps, promise and local are read by the embeds. */
  steps: Steps.extend({ more: SectionLink, money: z.strictObject(stepsMoney) }),
  promise: PromiseClauses,
  priced: PricedSection,
  homes: HomesSection,
  reviews: Reviews,
  local: Split.required({ lede: true, points: true }),
  centres: Centres,
  /** Saudi Arabia has no magazine. */
  magazine: MagazineSection.optional(),
  questions: Questions.extend({ phone: Phone }),
  talk: TalkSection,
});

export type HomePage = z.infer<typeof HomePage>;

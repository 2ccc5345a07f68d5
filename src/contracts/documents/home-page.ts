import { z } from "zod";
import { CostSection } from "./home-cost.ts";
import { Picture } from "./picture.ts";

const text = z.string().min(1);
const share = z.number().min(0).max(1);
const amount = z.number().positive();

/** Numbers and people that stand in for real ones until there are any. The page says so beside them. */
const sample = z.literal(true);

/** A place in a photograph, from its start and top edge: the catalogue's, so only true of the whole picture. */
const spot = { spot: text, x: share, y: share };

const HeroSection = z.object({
  headline: text,
  lede: text,
  picture: Picture,
  /** What stays in view where the photograph is cut. */
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
    /** With {home} and {city}, which become choices. */
    sentence: text.refine((line) => line.includes("{home}") && line.includes("{city}")),
    homeLabel: text,
    cityLabel: text,
    action: text,
    talk: text,
    note: text,
  }),
});

const ProofSection = z.object({
  label: text,
  sample: sample.optional(),
  figures: z.array(z.object({ value: text, label: text })).length(4),
  how: z.object({ label: text, text }),
});

const RoomsSection = z.object({
  title: text,
  label: text,
  tiles: z
    .array(
      z.object({
        /** A category of designs; where a country has none, a room of its smart photos. */
        category: text,
        smartPhoto: text.optional(),
        name: text,
        note: text,
        picture: Picture,
      }),
    )
    .length(12),
});

const OfferingsSection = z.object({
  title: text,
  lede: text,
  /** With {price}. */
  from: text,
  items: z
    .array(z.object({ id: text, name: text, text, from: amount.optional(), weeks: text, picture: Picture }))
    .min(3)
    .max(4),
});

const StepsSection = z.object({
  title: text,
  more: text,
  items: z
    .array(
      z.object({
        name: text,
        when: text,
        text,
        pays: z.enum(["booking", "order", "balance"]).optional(),
        payLabel: text.optional(),
      }),
    )
    .length(5),
  /** With {booking}, {order} and {balance} in the label; {total} and {amount} in the parts and the note. */
  bar: z.object({ label: text, order: text, balance: text }),
  note: text,
});

const PromiseSection = z.object({
  title: text,
  lede: text,
  items: z.array(z.object({ figure: text, name: text, text })).length(5),
});

const PricedSection = z.object({
  /** The smart photo where the pieces can be changed. */
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
  sample: sample.optional(),
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

const stars = z.number().int().min(1).max(5);
const Review = z.object({ stars, text, name: text, home: text });

const ReviewsSection = z.object({
  title: text,
  sample: sample.optional(),
  score: text,
  outOf: text,
  /** With {stars}. */
  starsLabel: text,
  distributionLabel: text,
  distribution: z.array(z.object({ stars, share: z.number().min(0).max(100) })).length(5),
  items: z.array(Review).length(3),
  critical: Review.extend({ reply: text, replyBy: text, label: text, replyLabel: text }),
});

const LocalSection = z.object({
  title: text,
  lede: text,
  picture: Picture,
  badge: text.optional(),
  points: z.array(z.object({ name: text, text })).length(4),
});

const CentresSection = z.object({
  title: text,
  lede: text,
  picture: Picture,
  caption: text,
  elsewhere: text,
  more: text,
  directions: text,
  everyDay: text,
});

const Story = z.object({ kicker: text, title: text, meta: text, picture: Picture });

const MagazineSection = z.object({
  title: text,
  lede: text,
  sample: sample.optional(),
  more: text,
  lead: Story.extend({ text }),
  items: z.array(Story).length(3),
});

const Phone = z.object({ label: text, href: z.string().regex(/^tel:\+\d+$/) });

const QuestionsSection = z.object({
  title: text,
  lede: text,
  phone: Phone,
  items: z.array(z.object({ question: text, answer: text })).length(6),
});

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

/** The body of a region's home document. `{brand}` stands for the brand's name. */
export const HomePage = z.object({
  title: text,
  description: text,
  /** Said wherever a section is marked as a sample. */
  sampleNote: text,
  hero: HeroSection,
  proof: ProofSection,
  rooms: RoomsSection,
  cost: CostSection,
  offerings: OfferingsSection,
  steps: StepsSection,
  promise: PromiseSection,
  priced: PricedSection,
  homes: HomesSection,
  reviews: ReviewsSection,
  local: LocalSection,
  centres: CentresSection,
  /** Saudi Arabia has no magazine. */
  magazine: MagazineSection.optional(),
  questions: QuestionsSection,
  talk: TalkSection,
  about: z.object({ title: text, paragraphs: z.array(text).min(1), citiesLabel: text }),
});

export type HomePage = z.infer<typeof HomePage>;

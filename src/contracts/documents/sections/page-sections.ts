import { z } from "zod";
import { OFFERING_CATEGORY_SLUGS } from "../offerings/offering-categories.ts";
import { Picture } from "../picture.ts";
import { Question } from "../question.ts";
import { namesDocument } from "../reference.ts";
import { heading, Point, SectionLink, sample, text } from "./section-parts.ts";

export const Hero = z.strictObject({
  kicker: text.optional(),
  headline: text,
  subline: text.optional(),
  lede: text,
  picture: Picture,
  /** The photograph beside the text, or below it at the full width of the window. */
  look: z.enum(["beside", "wide"]).default("wide"),
  action: SectionLink.optional(),
});

const Part = z.strictObject({
  heading: text.optional(),
  paragraphs: z.array(text).default([]),
  list: z.array(text).optional(),
});

export const Prose = z.strictObject({
  title: text.optional(),
  /** Whether the first letter is a drop cap of three lines. */
  hasInitial: z.boolean().optional(),
  parts: z.array(Part).min(1),
  views: z
    .array(Picture.extend({ caption: text }))
    .max(3)
    .optional(),
});

export const Split = z.strictObject({
  ...heading,
  paragraphs: z.array(text).optional(),
  points: z.array(z.strictObject({ name: text, text })).optional(),
  /** The point that a third party has proved: it has a shield icon. */
  badge: text.optional(),
  picture: Picture,
  pictureFirst: z.boolean().optional(),
  action: SectionLink.optional(),
});

export const Points = z.strictObject({
  ...heading,
  items: z.array(Point).min(2).max(12),
  /** Three items in a row below the heading, or a longer list beside it. */
  look: z.enum(["row", "beside"]).default("row"),
  /** Set if phones show only the title until it is pressed. */
  isFolded: z.boolean().optional(),
});

const Step = z.strictObject({
  name: text,
  when: text,
  text,
  /** Which of the country's three payments belongs to this step. */
  pays: z.enum(["booking", "order", "balance"]).optional(),
  payLabel: text.optional(),
});

/** The label contains {booking}, {order} and {balance}; the parts and the note contain {total} and {amount}. */
export const stepsMoney = {
  bar: z.strictObject({ label: text, order: text, balance: text }),
  note: text,
};

/** Steps on one line; a payment is attached to its step. */
export const Steps = z.strictObject({
  title: text,
  more: SectionLink.optional(),
  items: z.array(Step).min(3).max(7),
  /** The three payments of an order with this total, as one bar. */
  money: z.strictObject({ total: z.number().positive(), ...stepsMoney }).optional(),
});

const list = z.array(text).min(1).max(5);

/**
 * All stages of a project, one below the other: what we do, what the customer does, and what the customer has
 * afterwards.
 */
export const Stages = z.strictObject({
  ...heading,
  labels: z.strictObject({ ours: text, yours: text, papers: text, risks: text.optional() }),
  items: z
    .array(
      z.strictObject({
        name: text,
        when: text,
        ours: list,
        yours: list,
        papers: list,
        /** Possible problems in this stage, and our remedies. */
        risks: z
          .array(z.strictObject({ what: text, remedy: text }))
          .min(1)
          .max(3)
          .optional(),
        /** Which of the country's three payments is due here, and what it is paid for. */
        pays: z.enum(["booking", "order", "balance"]).optional(),
        payLabel: text.optional(),
      }),
    )
    .min(3)
    .max(9),
});

export const Figures = z.strictObject({
  label: text,
  sample,
  figures: z.array(z.strictObject({ value: text, label: text })).length(4),
  how: z.strictObject({ label: text, text }),
});

/** Five clauses, each with a measurable figure. The second one has twice the width. */
export const PromiseClauses = z.strictObject({
  ...heading,
  items: z.array(z.strictObject({ figure: text, name: text, text })).length(5),
});

export const Comparison = z.strictObject({
  title: heading.title.optional(),
  lede: heading.lede,
  sides: z
    .array(z.strictObject({ title: text, mark: z.enum(["check", "close"]), items: z.array(text).min(2) }))
    .length(2),
});

export const Timeline = z.strictObject({
  ...heading,
  sample,
  items: z.array(z.strictObject({ when: text, title: text, text })).min(3),
});

export const Mosaic = z.strictObject({
  ...heading,
  sample,
  items: z
    .array(
      z.strictObject({
        title: text,
        facts: z.array(text),
        picture: Picture,
        link: SectionLink.optional(),
      }),
    )
    .length(6),
});

export const PictureBand = z.strictObject({ picture: Picture, caption: text.optional() });

export const Rail = z.strictObject({
  title: text,
  label: text,
  tiles: z
    .array(
      z.strictObject({ name: text, note: text.optional(), picture: Picture, link: SectionLink.optional() }),
    )
    .min(4),
});

const Side = z.strictObject({ picture: Picture, caption: text });

export const BeforeAfter = z.strictObject({
  ...heading,
  before: Side,
  after: Side,
  /**
   * The first position of the handle, from the edge of the photograph, which is never mirrored. It shows the
   * difference between the two.
   */
  at: z.number().min(0).max(1).optional(),
  note: text.optional(),
  sample,
  action: SectionLink.optional(),
});

export const People = z.strictObject({
  ...heading,
  sample,
  items: z
    .array(z.strictObject({ name: text, role: text, text: text.optional(), picture: Picture.optional() }))
    .min(2),
});

const stars = z.number().int().min(1).max(5);
const Review = z.strictObject({ stars, text, name: text, home: text });

/** The score with its distribution, three reviews, and one critical review with our reply. */
export const Reviews = z.strictObject({
  title: text,
  sample,
  score: text,
  outOf: text,
  /** Contains {stars}. */
  starsLabel: text,
  distributionLabel: text,
  distribution: z.array(z.strictObject({ stars, share: z.number().min(0).max(100) })).length(5),
  items: z.array(Review).length(3),
  critical: Review.extend({ reply: text, replyBy: text, label: text, replyLabel: text }),
});

/** Names of companies that recommend us, as text: a logo would need a licence. */
export const Logos = z.strictObject({
  title: text,
  sample,
  items: z.array(z.strictObject({ name: text, note: text.optional() })).min(3),
});

export const Phone = z.strictObject({ label: text, href: z.string().regex(/^tel:\+\d+$/) });

export const Questions = z.strictObject({
  ...heading,
  phone: Phone.optional(),
  items: z.array(Question).min(3).max(12),
});

export const LinkGrid = z.strictObject({
  ...heading,
  links: z.array(z.strictObject({ link: SectionLink, note: text.optional() })).min(2),
  /** Shows our cities on a map beside the links. */
  map: z.literal("cities").optional(),
});

/**
 * Links to the lists of finishes and accessories. The number of products and the lowest price are derived from the
 * products.
 */
export const OfferingLists = z.strictObject({
  ...heading,
  /** Contains {count}. */
  count: text,
  items: z
    .array(
      z.strictObject({
        list: z.enum(OFFERING_CATEGORY_SLUGS),
        name: text,
        text: text.optional(),
        picture: Picture,
        /** Contains {price} and its unit. */
        from: text,
        /** Links to a page about it instead of to its list. */
        link: SectionLink.optional(),
      }),
    )
    .min(2)
    .max(16),
});

export const Centres = z.strictObject({
  title: text,
  lede: text,
  picture: Picture,
  caption: text,
  elsewhere: text,
  more: text,
  directions: text,
  everyDay: text,
});

export const HomeRules = z.strictObject({
  home: namesDocument(z.string().regex(/^[a-z][a-z0-9-]*$/), "building-rules"),
});

export const LeadBand = z.strictObject({
  title: text,
  text,
  /** Shows the form for partners instead of the form for homes. */
  surface: z.literal("partner").optional(),
});

/** One sentence and one button, and optionally a second link for visitors who are not ready. */
export const CallToAction = z.strictObject({
  title: text,
  lede: text,
  action: SectionLink,
  second: SectionLink.optional(),
});

/** The stations of the workshop in their order. */
export const Workshop = z.strictObject({
  ...heading,
  items: z
    .array(
      z.strictObject({
        station: z.enum(["cut", "edge", "drill", "check", "pack", "load"]),
        title: text,
        text,
      }),
    )
    .min(3)
    .max(6),
});

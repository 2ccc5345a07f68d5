import { z } from "zod";
import { Picture } from "../picture.ts";
import { Question } from "../question.ts";
import { namesDocument } from "../reference.ts";
import { STYLES } from "./design-taxonomy.ts";
import { DESIGN_TIERS } from "./design-tiers.ts";

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const view = Picture.extend({ alt: z.string().min(15), caption: z.string().min(20).max(200) });

const Budget = z.strictObject({
  lede: z.string().min(40).max(260),
  tier: z.enum(DESIGN_TIERS),
  floor: z.enum(["vinyl-floor", "floor-tiles"]),
  homes: z
    .array(z.strictObject({ home: slug, name: text.max(40), note: text.max(60) }))
    .min(3)
    .max(6),
  saves: z.string().min(40).max(260),
  costs: z.string().min(40).max(260),
});

export const DesignStyleFile = z.strictObject({
  title: z.string().min(5).max(40),
  /** The name of the style inside a sentence: "Scandinavian". */
  name: z.string().min(5).max(24),
  headline: z.string().min(15).max(80),
  lede: z.string().min(80).max(260),
  picture: Picture.extend({ alt: z.string().min(15) }),
  /** The styles of the designs in its gallery. */
  styles: z.array(z.enum(STYLES)).min(1),
  essay: z.array(z.string().min(150).max(900)).min(3).max(6),
  views: z.array(view).length(2),
  recipe: z
    .array(z.strictObject({ title: z.string().min(5).max(60), text: z.string().min(40).max(320) }))
    .length(10),
  palette: z
    .array(
      z.strictObject({
        name: text.max(24),
        hex: z.string().regex(/^#[0-9a-f]{6}$/),
        where: z.string().min(10).max(80),
      }),
    )
    .min(5)
    .max(7),
  dos: z.array(z.string().min(20).max(180)).min(4).max(6),
  donts: z.array(z.string().min(20).max(180)).min(4).max(6),
  budget: Budget,
  rooms: z.array(namesDocument(slug, "design-ideas-categories")).min(3).max(8),
  related: z.array(namesDocument(slug, "design-styles")).min(1).max(3),
  questions: z.array(Question).min(4).max(6),
  seoTitle: z.string().min(20).max(60),
  seoDescription: z.string().min(110).max(160),
});

export const DesignStyle = z.object({
  ...DesignStyleFile.shape,
  slug: z.string(),
  rooms: z.array(z.object({ slug: z.string(), title: z.string() })),
  related: z.array(z.object({ slug: z.string(), title: z.string(), headline: z.string(), picture: Picture })),
});

export type DesignStyleFile = z.infer<typeof DesignStyleFile>;
export type DesignStyle = z.infer<typeof DesignStyle>;

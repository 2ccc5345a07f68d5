import { z } from "zod";
import { Picture } from "./picture.ts";
import { Question } from "./question.ts";
import { namesDocument } from "./reference.ts";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const text = z.string().min(1);
const coordinates = { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) };

const Locality = z.object({
  slug,
  name: text,
  ...coordinates,
  pincode: z.string().regex(/^[1-9]\d{5}$/),
  about: z.string().min(80).max(600),
  homeTypes: z.array(text).min(1).max(5),
  /** The usual homes there, by the names of the rates: local prices are calculated from them. */
  homes: z
    .array(z.object({ home: z.string().regex(/^[1-5]bhk$/), carpetSqFt: z.number().int().positive() }))
    .min(1)
    .max(4),
  /** The usual rules of housing societies there for contractors. */
  houseRules: z.string().min(20).max(300),
  /** A locality without one shows the picture of a project there, or that of its city. */
  picture: Picture.optional(),
});

const Project = z.object({
  title: text,
  locality: slug,
  home: text,
  carpetSqFt: z.number().int().positive(),
  weeks: z.number().int().positive(),
  low: z.number().int().positive(),
  high: z.number().int().positive(),
  picture: Picture,
  sample: z.literal(true),
});

export const City = z.object({
  name: text,
  state: text,
  aliases: z.array(slug),
  /** The city whose factor in the calculator rates applies here. */
  rateCity: slug,
  ...coordinates,
  picture: Picture,
  headline: z.string().min(1).max(70),
  lede: z.string().min(60).max(320),
  /** The special needs of homes in this city: climate, building rules, common layouts. */
  needs: z
    .array(z.object({ title: z.string().min(1).max(50), text: z.string().min(80).max(500) }))
    .min(3)
    .max(6),
  /** Finishes that suit this climate, by code, each with the reason. */
  materials: z
    .array(z.object({ code: namesDocument(text, "finishes"), why: z.string().min(60).max(260) }))
    .min(3)
    .max(6),
  localities: z.array(Locality).min(2),
  projects: z.array(Project).max(4),
  questions: z.array(Question).min(4).max(8),
  seoTitle: z.string().min(1).max(65),
  seoDescription: z.string().min(80).max(165),
});

export const StoredCity = City.extend({ slug });

export type City = z.infer<typeof City>;
export type StoredCity = z.infer<typeof StoredCity>;
export type Locality = z.infer<typeof Locality>;

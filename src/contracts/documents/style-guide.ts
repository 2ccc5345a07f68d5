import { z } from "zod";
import { ContentSection } from "./sections/content-section.ts";
import { text } from "./sections/section-parts.ts";

const Centre = z.strictObject({
  id: text,
  name: text,
  address: text,
  city: text,
  hours: z.array(z.strictObject({ times: text })),
  lat: z.number(),
  lng: z.number(),
});

export const StyleGuide = z.strictObject({
  sampleNote: text,
  form: text,
  centres: z.strictObject({ near: z.array(Centre), elsewhere: z.array(text) }),
  sections: z.array(ContentSection),
});

export type StyleGuide = z.infer<typeof StyleGuide>;

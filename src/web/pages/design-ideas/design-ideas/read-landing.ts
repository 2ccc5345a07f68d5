import { z } from "zod";
import { getContent } from "../../../../contracts/calls/get-document.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { Picture } from "../../../../contracts/documents/picture.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { optional } from "../../../frame/page.ts";

const Widget = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  picture: Picture,
  /** The designs that it names, or what finds them. */
  designSlugs: z.array(z.string()).optional(),
  filters: z.string().optional(),
  size: z.number().default(8),
});

const DesignLanding = z.object({
  title: z.string(),
  subtitle: z.string(),
  picture: Picture,
  searchHint: z.object({
    isEnabled: z.boolean(),
    showSeconds: z.number(),
    hideSeconds: z.number(),
    examples: z.array(z.string()),
  }),
  widgets: z.array(Widget),
});

export type DesignLanding = z.infer<typeof DesignLanding>;
export type LandingWidget = z.infer<typeof Widget>;

/** What editors chose for the landing page of a country (DI-26). Without it the page still has its rooms and its search. */
export async function readLanding(call: Caller, { isoCode }: Edition): Promise<DesignLanding | undefined> {
  const pageSlug = `${isoCode.toLowerCase()}_design_ideas`;
  const document = await optional(
    call(getContent, { contentSlug: "design-ideas-landing-page", pageSlug }),
    null,
  );
  return DesignLanding.safeParse(document).data;
}

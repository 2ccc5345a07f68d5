import { z } from "zod";
import { DRAWER_TEMPLATES } from "../../../frame/drawer-templates.ts";

const Options = z.object({
  drawer: z
    .object({
      template: z.enum(DRAWER_TEMPLATES).default("template1"),
      headerMedia: z.object({ url: z.string(), altText: z.string() }).nullable().default(null),
    })
    .optional(),
  /** The query parameters that a campaign adds to all lead links and their leads. */
  ctaQuery: z.record(z.string(), z.string()).optional(),
  /** False hides the menus, so that nothing leads away from the page's form. */
  hasMenus: z.boolean().optional(),
  /** Neither the page nor an overlay requests the visitor's contact details. */
  asksNothing: z.literal(true).optional(),
});

export type PageOptions = z.input<typeof Options>;

export function readPageOptions(loaderData: unknown): z.output<typeof Options> {
  const pageOptions: unknown =
    typeof loaderData === "object" && loaderData !== null
      ? Reflect.get(loaderData, "pageOptions")
      : undefined;
  return Options.parse(pageOptions ?? {});
}

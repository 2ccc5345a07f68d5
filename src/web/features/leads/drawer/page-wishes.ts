import { z } from "zod";
import { DRAWER_TEMPLATES } from "../../../frame/drawer-templates.ts";

const Wishes = z.object({
  drawer: z
    .object({
      template: z.enum(DRAWER_TEMPLATES).default("template1"),
      headerMedia: z.object({ url: z.string(), altText: z.string() }).nullable().default(null),
    })
    .optional(),
  /** What a campaign adds to all lead links and their leads. */
  ctaQuery: z.record(z.string(), z.string()).optional(),
  /** Without the menus nothing leads away from the page's form. */
  hasMenus: z.boolean().optional(),
  /** Nothing on the page or floating over it asks for a visitor's details. */
  asksNothing: z.literal(true).optional(),
});

export type PageWishes = z.input<typeof Wishes>;

export function readPageWishes(loaderData: unknown): z.output<typeof Wishes> {
  const wishes: unknown =
    typeof loaderData === "object" && loaderData !== null ? Reflect.get(loaderData, "wishes") : undefined;
  return Wishes.parse(wishes ?? {});
}

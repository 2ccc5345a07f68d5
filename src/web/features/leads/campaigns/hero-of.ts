import type { Campaign } from "../../../../contracts/documents/campaign.ts";
import type { SectionOf } from "../../../../contracts/documents/sections/content-section.ts";

/** Every document of sections begins with one. */
export function heroOf({ sections }: Pick<Campaign, "sections">): SectionOf<"hero"> | undefined {
  return sections.find((section) => section.kind === "hero");
}

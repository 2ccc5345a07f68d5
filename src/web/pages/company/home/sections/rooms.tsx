import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import type { SectionLink } from "../../../../../contracts/documents/sections/section-parts.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { linkTo } from "../../../../../urls/links.ts";
import { Rail } from "../../../../sections/rail/rail.tsx";

type Rooms = HomePage["rooms"];

export function RoomsSection({ rooms, edition }: { rooms: Rooms; edition: Edition }) {
  const tiles = rooms.tiles.map((tile) => ({ ...tile, link: linkOf(edition, tile) }));
  return <Rail id="rooms" title={rooms.title} label={rooms.label} tiles={tiles} />;
}

/** To the designs of a room; where a country has none, to a smart photo of it. */
function linkOf(edition: Edition, { name, category, smartPhoto }: Rooms["tiles"][number]): SectionLink {
  const designs = { page: "design-ideas-category", params: { categorySlug: category } } as const;
  const photo = { page: "smart-photo", params: { roomType: category, slug: smartPhoto ?? "" } } as const;
  const hasDesigns = linkTo(edition, designs.page, designs.params) !== undefined;
  return { label: name, ...(hasDesigns || !smartPhoto ? designs : photo) };
}

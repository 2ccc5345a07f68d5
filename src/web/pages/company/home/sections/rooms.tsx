import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Rail } from "../../../../../ui/media/rail.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { MaybeLink } from "../maybe-link.tsx";
import "./rooms.css";

export function RoomsSection({ rooms, edition }: { rooms: HomePage["rooms"]; edition: Edition }) {
  return (
    <section className="rooms" id="rooms">
      <Rail label={rooms.label} head={<h2 className="d42">{rooms.title}</h2>} size="tile" bleed>
        {rooms.tiles.map((tile) => (
          <MaybeLink key={tile.category} className="room" href={hrefOf(edition, tile)}>
            {/* A tall cut of a wide photograph: it must be nearly twice as wide as the tile to fill it. */}
            <Picture
              {...tile.picture}
              ratio="4:5"
              sizes="(width < 600px) 148px, (width < 1320px) 15.2vw, 200px"
            />
            <h3 className="room__name">{tile.name}</h3>
            <p className="t13 soft">{tile.note}</p>
          </MaybeLink>
        ))}
      </Rail>
    </section>
  );
}

function hrefOf(edition: Edition, { category, smartPhoto }: HomePage["rooms"]["tiles"][number]) {
  const gallery = linkTo(edition, "design-ideas-category", { categorySlug: category });
  return gallery ?? (smartPhoto && linkTo(edition, "smart-photo", { roomType: category, slug: smartPhoto }));
}

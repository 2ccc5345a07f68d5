import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { Picture } from "../../../ui/media/picture.tsx";
import { Rail as Track } from "../../../ui/media/rail.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { MaybeLink } from "../parts/maybe-link.tsx";
import type { SectionFrame } from "../parts/section.tsx";
import { targetOf } from "../parts/section-link.tsx";
import "./rail.css";

type RailProps = Omit<SectionOf<"rail">, "kind"> & SectionFrame;

export function Rail({ id, title, label, tiles }: RailProps) {
  const { edition } = usePage();
  return (
    <section className="rail-section" id={id}>
      <Track label={label} head={<h2 className="d42">{title}</h2>} size="tile" bleed>
        {tiles.map(({ name, note, picture, link }) => (
          <MaybeLink key={name} className="rail-tile" href={link && targetOf(edition, link)?.href}>
            {/* A tall cut of a wide photograph: it must be nearly twice as wide as the tile to fill it. */}
            <Picture {...picture} ratio="4:5" sizes="(width < 600px) 148px, (width < 1320px) 15.2vw, 200px" />
            <h3 className="above-3 rail-tile__name">{name}</h3>
            {note && <p className="t13 soft">{note}</p>}
          </MaybeLink>
        ))}
      </Track>
    </section>
  );
}

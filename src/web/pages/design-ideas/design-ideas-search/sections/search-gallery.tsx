import type { MyRoom } from "../../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { CueCard } from "../../../../features/cues/cue-card.tsx";
import type { GalleryEntry } from "../../../../features/cues/place-cues.ts";
import { DesignCard } from "../../../../features/designs/design-card.tsx";
import { Gallery } from "../../../../features/gallery/gallery.tsx";
import { SmartPhotoCard } from "../../../../features/smart-photo/views/smart-photo-card.tsx";
import type { FoundDesign, FoundDesigns } from "../find-designs.ts";

interface SearchGalleryProps {
  keyword: string;
  href: string;
  page: number;
  found: FoundDesigns;
  /** What was found, with the cues among it. */
  entries: readonly GalleryEntry<FoundDesign>[];
  rates: PriceRates | undefined;
  room: MyRoom | undefined;
}

export function SearchGallery({ keyword, href, page, found, entries, rates, room }: SearchGalleryProps) {
  const { t } = useText();
  const { total, lastPage } = found;
  return (
    <div className="wrap sec sec--flush">
      <Gallery {...{ page, lastPage, total, href }} heading={t("search.heading", { keyword })}>
        {entries.map((entry, index) => {
          if (entry.kind === "cue") return <CueCard key={entry.cue.key} cue={entry.cue} />;
          const shared = { room, rates, priority: index === 0 };
          const { item } = entry;
          return item.kind === "design" ? (
            <DesignCard
              key={`${item.design.contentType}/${item.design.slug}`}
              design={item.design}
              {...shared}
            />
          ) : (
            <SmartPhotoCard key={item.photo.href} photo={item.photo} {...shared} />
          );
        })}
      </Gallery>
    </div>
  );
}

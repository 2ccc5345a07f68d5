import type { MyRoom } from "../../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { DesignCard } from "../../../../features/designs/design-card.tsx";
import { Gallery } from "../../../../features/gallery/gallery.tsx";
import { SmartPhotoCard } from "../../../../features/smart-photo/views/smart-photo-card.tsx";
import type { FoundDesigns } from "../find-designs.ts";

interface SearchGalleryProps {
  keyword: string;
  href: string;
  page: number;
  found: FoundDesigns;
  rates: PriceRates | undefined;
  room: MyRoom | undefined;
}

export function SearchGallery({ keyword, href, page, found, rates, room }: SearchGalleryProps) {
  const { t } = useText();
  const { entries, total, lastPage } = found;
  return (
    <div className="wrap sec sec--flush">
      <Gallery {...{ page, lastPage, total, href }} heading={t("search.heading", { keyword })}>
        {entries.map((entry, index) =>
          entry.kind === "design" ? (
            <DesignCard
              key={`${entry.design.contentType}/${entry.design.slug}`}
              design={entry.design}
              room={room}
              rates={rates}
              priority={index === 0}
            />
          ) : (
            <SmartPhotoCard
              key={entry.photo.href}
              photo={entry.photo}
              room={room}
              rates={rates}
              priority={index === 0}
            />
          ),
        )}
      </Gallery>
    </div>
  );
}

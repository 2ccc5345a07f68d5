import { textOf } from "../../../../editions/all-texts.ts";
import { editionOf } from "../../../../editions/edition.ts";
import type { Region } from "../../../../editions/regions.ts";
import { TextProvider } from "../../../../ui/text/text.tsx";
import type { RoomPair } from "../../../features/offerings/in-room/find-in-room.ts";
import { InRoom } from "../../../features/offerings/in-room/in-room.tsx";
import { MaterialLabel } from "../../../features/offerings/label/material-label.tsx";
import type { OfferedProduct } from "../../../features/offerings/label/read-label.ts";
import { PageContext, usePage } from "../../../frame/islands/page-context.ts";

interface MaterialsSpecimenProps {
  region: Region;
  product: OfferedProduct;
  pair: RoomPair | undefined;
}

/** What a finish says of itself, and how it looks in a room. */
export function MaterialsSpecimen({ region, product, pair }: MaterialsSpecimenProps) {
  const { state } = usePage();
  const edition = editionOf(region);
  return (
    <div lang={edition.language} dir={edition.direction}>
      <TextProvider text={textOf(edition.language)}>
        <PageContext value={{ edition, state }}>
          <div className="wrap">
            <MaterialLabel product={product} level={3} id={`material-label-${region}`} />
          </div>
          <InRoom product={product} pair={pair} id={`in-room-${region}`} />
        </PageContext>
      </TextProvider>
    </div>
  );
}

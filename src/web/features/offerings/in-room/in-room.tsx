import { GoLink } from "../../../../ui/forms/button.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { BeforeAfterPair } from "../../../sections/before-after/before-after-pair.tsx";
import { Section, SectionHead } from "../../../sections/parts/section.tsx";
import type { OfferedProduct } from "../label/read-label.ts";
import type { RoomPair } from "./find-in-room.ts";

interface InRoomProps {
  product: OfferedProduct;
  /** See findInRoom. */
  pair: RoomPair | undefined;
}

/** A finish in a room, beside another in the same room; else the rooms that it was photographed in. */
export function InRoom({ product, pair }: InRoomProps) {
  const { t } = useText();
  if (!pair) return <SeenIn images={product.skusData.images.slice(1)} />;
  return (
    <Section id="in-room" className="stack stack--4">
      <SectionHead title={t("inRoom.title")} lede={t("inRoom.lede")} />
      <BeforeAfterPair before={pair.before} after={pair.after} sizes="(width < 1440px) 92vw, 1320px" />
      <p>
        <GoLink href={pair.href}>{t("inRoom.open", { room: pair.room })}</GoLink>
      </p>
    </Section>
  );
}

/** The sample itself is the first of its pictures; the others show it in rooms. */
function SeenIn({ images }: Pick<OfferedProduct["skusData"], "images">) {
  const { t } = useText();
  if (images.length === 0) return null;
  return (
    <Section id="in-room">
      <SectionHead title={t("inRoom.seenTitle")} />
      <ul className="columns columns--2 columns--near">
        {images.map(({ url, alt, width, height, dominant }) => (
          <li key={url}>
            <Picture
              photo={{
                url,
                width: width ?? undefined,
                height: height ?? undefined,
                dominant: dominant ?? undefined,
              }}
              alt={alt ?? ""}
              sizes="(width < 600px) 92vw, (width < 1440px) 46vw, 650px"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

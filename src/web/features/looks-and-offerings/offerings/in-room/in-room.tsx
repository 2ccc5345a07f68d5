import { GoLink } from "../../../../../ui/forms/button.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import { BeforeAfterPair } from "../../../../sections/picture-sections.tsx";
import type { OfferedProduct } from "../label/read-label.ts";
import type { RoomPair } from "./find-in-room.ts";

interface InRoomProps {
  product: OfferedProduct;
  pair: RoomPair | undefined;
  id?: string;
}

export function InRoom({ product, pair, id = "in-room" }: InRoomProps) {
  const { t } = useText();
  if (!pair) return <SeenIn id={id} images={product.skusData.images.slice(1)} />;
  return (
    <Section id={id} className="split split--4-8 align-center">
      <div className="stack gap-4">
        <h2 className="d42">{t("inRoom.title")}</h2>
        <p className="t20 soft">{t("inRoom.lede")}</p>
        <p>
          <GoLink href={pair.href}>{t("inRoom.open", { room: pair.room })}</GoLink>
        </p>
      </div>
      <BeforeAfterPair before={pair.before} after={pair.after} at={pair.at} />
    </Section>
  );
}

/** The first picture is the sample itself; the others show it in rooms. */
function SeenIn({ id, images }: { id: string } & Pick<OfferedProduct["skusData"], "images">) {
  const { t } = useText();
  if (images.length === 0) return null;
  return (
    <Section id={id}>
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

import type { MyRoom } from "../../../../../prices/my-room.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { withRoom } from "../../../../features/my-room/my-room-query.ts";
import type { PricedPhoto } from "../../../../features/smart-photo/load/list-smart-photos.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section } from "../../../../sections/parts/section.tsx";

/** Photographs in which every piece has its price: one large, the others as a list with their totals. */
export function PricedSection({
  photos,
  room,
}: {
  photos: readonly PricedPhoto[];
  room: MyRoom | undefined;
}) {
  const { t } = useText();
  const { country } = usePage().edition;
  const [lead, ...others] = photos;
  if (!lead) return null;
  return (
    <Section tone="sand" className="split split--7-5 align-center">
      <a href={withRoom(lead.href, room)}>
        <Picture {...lead.picture} sizes="(width < 1024px) 100vw, 780px" />
      </a>
      <div className="stack">
        <h2 className="d42">{t("ideas.pricedTitle")}</h2>
        <p className="soft">{t("ideas.pricedLede")}</p>
        <ul className="ruled-list ideas-priced">
          {photos.map((photo) => (
            <li key={photo.slug}>
              <a href={withRoom(photo.href, room)}>
                <span>
                  {photo.title}
                  <small className="t13 soft">
                    {t("ideas.pieces", { count: photo.pieces, size: photo.roomSize })}
                  </small>
                </span>
                <Money amount={photo.totalPrice} country={country} />
              </a>
            </li>
          ))}
        </ul>
        {others.length > 0 && <GoLink href={withRoom(lead.href, room)}>{t("ideas.pricedGo")}</GoLink>}
      </div>
    </Section>
  );
}

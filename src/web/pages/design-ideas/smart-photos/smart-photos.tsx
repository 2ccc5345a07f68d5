import { useLoaderData } from "react-router";
import type { MyRoom } from "../../../../prices/my-room.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Cue } from "../../../../ui/media/promotion.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { loadRates } from "../../../features/design-ideas/my-room/load-rates.ts";
import { readMyRoom, withRoom } from "../../../features/design-ideas/my-room/my-room-query.ts";
import {
  listSmartPhotos,
  type SmartPhoto,
} from "../../../features/design-ideas/smart-photo/load/list-smart-photos.ts";
import { roomName } from "../../../features/design-ideas/smart-photo/load/rooms-of-scenes.ts";
import { SmartPhotoCard } from "../../../features/design-ideas/smart-photo/views/smart-photo-card.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { COUNTRY_LABELS } from "../../../frame/layouts/menus/language-menu.tsx";
import { page } from "../../../frame/page.ts";
import { absoluteUrl } from "../../../frame/seo/absolute-url.ts";
import { itemList } from "../../../frame/seo/list-meta.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { sharedPicture } from "../../../frame/seo/shared-picture.ts";
import { cssNumbers } from "../../../sections/parts/css-numbers.ts";
import { HeadedSection } from "../../../sections/parts/section.tsx";
import { spreadLabels } from "./spread-labels.ts";
import "./smart-photos.css";

const MOST = 100;

export const loader = page(async ({ call, edition, url, site }) => {
  const [photos, rates] = await Promise.all([
    listSmartPhotos(call, edition, { size: MOST }),
    loadRates(call, edition),
  ]);
  const path = linkTo(edition, "smart-photos") ?? `/${edition.region}`;
  const rooms = [...new Set(photos.map(({ roomType }) => roomType))];
  const asked = url.searchParams.get("roomType") || undefined;
  const roomType = rooms.find((room) => room === asked);
  return {
    path,
    rooms,
    roomType,
    unknown: roomType ? undefined : asked?.slice(0, 40),
    photos: roomType ? photos.filter((photo) => photo.roomType === roomType) : photos,
    rates,
    room: readMyRoom(url.searchParams, rates),
    listed: photos.map(({ title, href }) => ({ name: title, url: absoluteUrl(site.publicUrl, href) })),
  };
});

export const meta = pageMeta<typeof loader>(({ photos, listed, path }, { t, edition, atHost }) => {
  const [first] = photos;
  return {
    title: t("smartPhotos.seoTitle"),
    description: t("smartPhotos.seoDescription", { country: t(COUNTRY_LABELS[edition.country]) }),
    crumb: t("layout.pricedDesigns"),
    canonical: path,
    ...(first && { image: { ...sharedPicture(first.picture.photo, atHost), alt: first.picture.alt } }),
    ...(listed.length > 0 && { jsonLd: [itemList(listed, { before: 0, total: listed.length })] }),
  };
});

export default function SmartPhotos() {
  const { photos, rates, room, ...list } = useLoaderData<typeof loader>();
  const [lead, ...others] = photos;
  const { t } = useText();
  const quiz = linkTo(usePage().edition, "style-quiz");
  return (
    <>
      <Opening {...list} />
      {lead && <LeadPhoto photo={lead} room={room} />}
      {others.length > 0 && (
        <HeadedSection id="photos-title" title={t("smartPhotos.others", { count: others.length })} isFlush>
          <ul className="card-grid cards-in-pairs with-cues priced-rooms">
            {others.map((photo) => (
              <li key={photo.slug}>
                <SmartPhotoCard photo={photo} rates={rates} room={room} />
              </li>
            ))}
            {quiz && (
              <li>
                <Cue
                  title={t("smartPhotos.quizTitle")}
                  go={<GoLink href={quiz}>{t("smartPhotos.quizGo")}</GoLink>}
                >
                  {t("smartPhotos.quizText")}
                </Cue>
              </li>
            )}
          </ul>
        </HeadedSection>
      )}
    </>
  );
}

interface OpeningProps {
  path: string;
  rooms: readonly string[];
  roomType: string | undefined;
  unknown: string | undefined;
}

function Opening({ path, rooms, roomType, unknown }: OpeningProps) {
  const { t } = useText();
  const { edition } = usePage();
  const ideas = linkTo(edition, "design-ideas");
  const chips = rooms.flatMap((room) => {
    const name = roomName(room);
    return name ? [{ room, name: t(name), href: `${path}?roomType=${room}` }] : [];
  });
  return (
    <div className="wrap pad-block-6 stack gap-5">
      <Breadcrumb
        crumbs={[
          { name: t("layout.home"), href: `/${edition.region}` },
          ...(ideas ? [{ name: t("layout.designIdeas"), href: ideas }] : []),
          { name: t("layout.pricedDesigns") },
        ]}
      />
      <div className="stack">
        <h1 className="d56">{t("smartPhotos.title")}</h1>
        <p className="t20 soft measure">{t("smartPhotos.lede")}</p>
      </div>
      <nav aria-label={t("smartPhotos.byRoom")}>
        <ul className="chips priced-rooms__chips">
          <li>
            <Chip href={path} isOn={!roomType}>
              {t("smartPhotos.allRooms")}
            </Chip>
          </li>
          {chips.map(({ room, name, href }) => (
            <li key={room}>
              <Chip href={href} isOn={room === roomType}>
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {unknown && <p className="t15 soft">{t("filters.unknown", { pieces: `“${unknown}”` })}</p>}
    </div>
  );
}

function Chip({ href, isOn, children }: { href: string; isOn: boolean; children: string }) {
  return (
    <a className={joinClasses("chip", isOn && "is-on")} href={href} aria-current={isOn ? "page" : undefined}>
      {children}
    </a>
  );
}

/** The first photograph, large: its dearest pieces carry their prices where they stand. */
function LeadPhoto({ photo, room }: { photo: SmartPhoto; room: MyRoom | undefined }) {
  const { t } = useText();
  const { edition } = usePage();
  const { picture, title, href, placed, roomSize, city, pieces, totalPrice } = photo;
  return (
    <section className="wrap lead-photo" aria-labelledby="lead-photo-title">
      <div className="lead-photo__scene" dir="ltr">
        <Picture {...picture} sizes="(width < 1440px) 100vw, 1320px" priority />
        <ul className="lead-photo__labels">
          {spreadLabels(placed).map(({ id, name, x, y, price }) => (
            <li key={id} style={cssNumbers({ "--x": `${x * 100}%`, "--y": `${y * 100}%` })}>
              <a className="lead-photo__label" href={withRoom(`${href}?piece=${id}`, room)}>
                <span className="lead-photo__name" dir={edition.direction}>
                  {name}
                </span>
                <Money amount={price} country={edition.country} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="lead-photo__foot">
        <div className="stack gap-1">
          <h2 className="d25" id="lead-photo-title">
            {title}
          </h2>
          <Facts items={[roomSize, ...(city ? [city] : []), t("card.piecesPriced", { count: pieces })]} />
        </div>
        <p className="d32">
          <Money amount={totalPrice} country={edition.country} strong={false} />
        </p>
        <GoLink href={withRoom(href, room)}>{t("smartPhotos.open")}</GoLink>
      </div>
    </section>
  );
}

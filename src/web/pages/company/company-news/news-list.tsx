import { COMPANY_NEWS_PAGE_SIZE, type NewsItem as Item } from "../../../../contracts/calls/company-news.ts";
import { fullDateWords } from "../../../../editions/day-words.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { CARD_GRID_SIZES } from "../../../../ui/media/card.tsx";
import type { ShownPicture } from "../../../../ui/media/photo.ts";
import { Picture } from "../../../../ui/media/picture.tsx";
import { ExternalLink, hostOf } from "../../../../ui/navigation/external-link.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { useText } from "../../../../ui/text/text.tsx";

/** Fewer do not fill a row: each gets one of its own. */
const FEWEST_IN_GRID = 3;

/** A full first page opens with its newest item in twice the size, which leaves no hole in the grid. */
export function NewsList({ items, isFirstPage }: { items: readonly Item[]; isFirstPage: boolean }) {
  const look =
    items.length < FEWEST_IN_GRID
      ? "row"
      : isFirstPage && items.length === COMPANY_NEWS_PAGE_SIZE
        ? "lead"
        : "card";
  return (
    <ul className={joinClasses("news-list", look === "row" ? "stack gap-6" : "columns")}>
      {items.map((item, index) => {
        const own = look === "lead" && index > 0 ? "card" : look;
        return (
          <li key={item.external_link + item.title} className={`news-list__${own}`}>
            <NewsItem item={item} look={own} priority={index === 0} />
          </li>
        );
      })}
    </ul>
  );
}

const LOOKS = {
  lead: { title: "d32", sizes: "(width < 600px) calc(100vw - 40px), (width < 1440px) 61vw, 872px" },
  card: { title: "d20", sizes: CARD_GRID_SIZES },
  row: { title: "d32", sizes: "(width < 600px) calc(100vw - 40px), (width < 1440px) 38vw, 536px" },
} as const;

interface NewsItemProps {
  item: Item;
  look: keyof typeof LOOKS;
  priority: boolean;
}

/** An announcement of ours with the page that it is about, or what somebody else wrote: who, when and the way there. */
function NewsItem({ item, look, priority }: NewsItemProps) {
  const { t, language } = useText();
  const isOurs = item.external_link.startsWith("/");
  const { title, sizes } = LOOKS[look];
  const { outlet, excerpt, external_link } = item;
  const picture = pictureOf(item);
  const day = dayOf(item.date);
  const host = hostOf(external_link);
  const facts = [
    ...(day
      ? [
          <time key="day" dateTime={day}>
            {fullDateWords(day, language)}
          </time>,
        ]
      : []),
    ...(host ? [<bdi key="host">{host}</bdi>] : []),
  ];
  return (
    <article className={joinClasses("card news-item", `news-item--${look}`)}>
      {picture && (
        <div className="card__photo">
          <Picture {...picture} sizes={sizes} priority={priority} />
        </div>
      )}
      <div className="stack gap-1 news-item__words">
        {(isOurs || outlet) && <p className="kicker">{isOurs ? t("news.own") : outlet}</p>}
        <h3 className={`card__title cover-title ${title}`}>
          {isOurs ? (
            <a href={external_link}>{item.title}</a>
          ) : (
            <ExternalLink href={external_link}>{item.title}</ExternalLink>
          )}
        </h3>
        {excerpt && <p className={joinClasses("soft", look === "card" && "t15")}>{excerpt}</p>}
        {facts.length > 0 && <Facts items={facts} />}
      </div>
    </article>
  );
}

/** One of our library, or the address that a host gives; some have none. */
function pictureOf({ picture, image, imageAltText, media_details }: Item): ShownPicture | undefined {
  if (picture) return picture;
  return image ? { photo: { url: image, ...media_details }, alt: imageAltText ?? "" } : undefined;
}

/** The day of a date in any of WordPress's spellings. */
function dayOf(date: string | undefined): string | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(date ?? "") ?? [];
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

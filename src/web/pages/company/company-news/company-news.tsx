import { data, useLoaderData } from "react-router";
import {
  COMPANY_NEWS_PAGE_SIZE,
  listCompanyNews,
  MAX_NEWS_PAGES,
  NEWS_PAGES,
  type NewsItem,
} from "../../../../contracts/calls/company-news-calls.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { PressPage } from "../../../../contracts/documents/press/press-page.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { LANGUAGES } from "../../../../editions/languages.ts";
import type { MessageKey } from "../../../../editions/text.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import type { ShownPicture } from "../../../../ui/media/photo.ts";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { ExternalLink, hostOf } from "../../../../ui/navigation/external-link.tsx";
import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import { EmptyState, ErrorState } from "../../../../ui/overlay/empty-state.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { loadDocument } from "../../../frame/load-document.ts";
import { notFoundWith, page } from "../../../frame/page.ts";
import { listMeta } from "../../../frame/seo/list-meta.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { parsePage } from "../../../frame/seo/page-number.ts";
import { Section } from "../../../sections/parts/section.tsx";
import { SampleNote } from "../../../sections/parts/section-link.tsx";
import "../../../../ui/media/card.css";
import "./company-news.css";

export const loader = page(async ({ call, edition, url, site }) => {
  const number = Math.min(parsePage(url.searchParams), MAX_NEWS_PAGES);
  const domain = new URL(site.publicUrl).hostname;
  const [press, news] = await Promise.all([
    loadDocument("press", { call, edition }),
    loadNews(call, edition, { page: number, domain }),
  ]);
  const found = { press, ...news, page: number, path: url.pathname };
  return news.none === "beyond" ? notFoundWith(found) : data(found);
});

export const meta = pageMeta<typeof loader>(({ press, page: number, lastPage, none }, context) =>
  listMeta(
    { page: number, lastPage, isEmpty: none !== undefined },
    { title: press.title, description: press.description, crumb: context.t("news.crumb") },
    context,
  ),
);

export default function CompanyNews() {
  const { press, items, page: number, lastPage, none, path } = useLoaderData<typeof loader>();
  const { t } = useText();
  const { edition, state } = usePage();
  state.setState("companyNews", { page: number, notFound: none !== undefined, loader: false });
  return (
    <>
      <div className="wrap stack gap-5 press-head">
        <Breadcrumb
          crumbs={[{ name: t("layout.home"), href: `/${edition.region}` }, { name: t("news.crumb") }]}
        />
        <div className="split split--7-5 press-head__words">
          <h1 className="d56">{press.headline}</h1>
          <p className="t20 soft">{press.lede}</p>
        </div>
      </div>
      <section className="wrap stack gap-6 press-list">
        <h2 className="sr">{t("news.list")}</h2>
        {none ? (
          <NoNews reason={none} page={number} path={path} />
        ) : (
          <NewsList items={items} isFirstPage={number === 1} />
        )}
        <SampleNote show={items.some(({ sample }) => sample)}>{press.sampleNote}</SampleNote>
        <Pagination page={number} total={lastPage} href={path} />
      </section>
      <PressDesk {...press} />
    </>
  );
}

type Reason = NonNullable<LoadedNews["none"]>;

const WORDS: Record<Reason, Record<"title" | "text", MessageKey> & { back?: MessageKey }> = {
  empty: { title: "news.emptyTitle", text: "news.emptyText" },
  beyond: { title: "gallery.beyondTitle", text: "news.beyondText", back: "gallery.toFirst" },
  failed: { title: "news.failedTitle", text: "news.failedText", back: "gallery.retry" },
};

function NoNews({ reason, page, path }: { reason: Reason; page: number; path: string }) {
  const { t } = useText();
  const { edition } = usePage();
  const { title, text, back } = WORDS[reason];
  const about = linkTo(edition, "about-us");
  const State = reason === "failed" ? ErrorState : EmptyState;
  return (
    <State
      title={t(title, { page })}
      exits={
        <>
          {back && <ButtonLink href={path}>{t(back)}</ButtonLink>}
          {about && (
            <ButtonLink look="quiet" href={about}>
              {t("news.about")}
            </ButtonLink>
          )}
        </>
      }
    >
      {t(text)}
    </State>
  );
}

function PressDesk({ contact, facts }: Pick<PressPage, "contact" | "facts">) {
  return (
    <Section tone="sand" id="press-desk" className="split split--5-7">
      <div className="stack">
        <h2 className="d32">{contact.title}</h2>
        <p>{contact.text}</p>
        <p>
          <a className="link tap press-desk__mail" href={`mailto:${contact.email}`}>
            <Icon name="mail" />
            <bdi>{contact.email}</bdi>
          </a>
        </p>
        <ul className="stack gap-2 t15 soft press-desk__points">
          {contact.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div className="stack gap-4">
        <h2 className="d32">{facts.title}</h2>
        <dl className="pairs">
          {facts.items.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

interface LoadedNews {
  items: NewsItem[];
  lastPage: number;
  /** Why the list is empty: there is no news, the list ends before this page, or the call failed (CN-05). */
  none?: "empty" | "beyond" | "failed";
}

interface NewsAsked {
  page: number;
  /** The domain of this site, for an upstream with the news of several sites. */
  domain: string;
}

async function loadNews(
  call: Caller,
  { country }: Edition,
  { page, domain }: NewsAsked,
): Promise<LoadedNews> {
  const outcome = await call(listCompanyNews, {
    iso: country,
    _embed: "",
    domain,
    per_page: COMPANY_NEWS_PAGE_SIZE,
    page,
    page_type: "company_news",
  });
  const nothing = { items: [], lastPage: 0 };
  if (!outcome.ok) {
    const isBeyond = page > 1 && outcome.problem.kind === "refused";
    return { ...nothing, none: isBeyond ? "beyond" : "failed" };
  }
  const items = outcome.value;
  if (items.length === 0) return { ...nothing, none: page > 1 ? "beyond" : "empty" };
  // An upstream that sends no number of pages may have another page if this one is full.
  const mayGoOn = items.length >= COMPANY_NEWS_PAGE_SIZE;
  const told = Number(outcome.told?.[NEWS_PAGES]);
  return { items, lastPage: told > 0 ? told : page + (mayGoOn ? 1 : 0) };
}

/** Announcements by date: the newest item of the first page is larger. */
function NewsList({ items, isFirstPage }: { items: readonly NewsItem[]; isFirstPage: boolean }) {
  return (
    <ul className="news-list">
      {items.map((item, index) => {
        const look = isFirstPage && index === 0 ? "lead" : "row";
        return (
          <li key={item.external_link + item.title}>
            <NewsCard item={item} look={look} priority={index === 0} />
          </li>
        );
      })}
    </ul>
  );
}

const LOOKS = {
  lead: { title: "d32", sizes: "(width < 600px) calc(100vw - 40px), (width < 1440px) 46vw, 640px" },
  row: { title: "d20", sizes: "(width < 600px) 112px, (width < 1440px) 22vw, 300px" },
} as const;

/** An announcement of ours with a link to its page, or a press article with its outlet, date and link. */
function NewsCard({ item, look, priority }: { item: NewsItem; look: keyof typeof LOOKS; priority: boolean }) {
  const { t } = useText();
  const isOurs = item.external_link.startsWith("/");
  const { title, sizes } = LOOKS[look];
  const { outlet, excerpt, external_link } = item;
  const picture = pictureOf(item);
  const day = dayOf(item.date);
  const host = hostOf(external_link);
  return (
    <article className={joinClasses("card news-item", `news-item--${look}`)}>
      {day && <NewsDay day={day} />}
      {picture && (
        <div className="news-item__photo">
          <Picture {...picture} ratio="3:2" sizes={sizes} priority={priority} />
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
        {excerpt && <p className="soft t15">{excerpt}</p>}
        {host && (
          <p className="soft t13">
            <bdi>{host}</bdi>
          </p>
        )}
      </div>
    </article>
  );
}

function NewsDay({ day }: { day: string }) {
  const { language } = useText();
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGES[language].dateLocale, { ...options, timeZone: "UTC" }).format(
      new Date(`${day}T00:00:00Z`),
    );
  return (
    <time className="news-item__day" dateTime={day}>
      <b className="d42 num">{words({ day: "numeric" })}</b>{" "}
      <span className="t15 soft">{words({ month: "short", year: "numeric" })}</span>
    </time>
  );
}

/** A picture of our library, or the URL that the upstream sends; some items have none. */
function pictureOf({ picture, image, imageAltText, media_details }: NewsItem): ShownPicture | undefined {
  if (picture) return picture;
  return image ? { photo: { url: image, ...media_details }, alt: imageAltText ?? "" } : undefined;
}

/** Reads the day from any of WordPress's date formats. */
function dayOf(date: string | undefined): string | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(date ?? "") ?? [];
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

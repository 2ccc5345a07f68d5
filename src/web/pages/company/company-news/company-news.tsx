import { data, useLoaderData } from "react-router";
import {
  COMPANY_NEWS_PAGE_SIZE,
  listCompanyNews,
  MOST_NEWS_PAGES,
  NEWS_PAGES,
  type NewsItem,
} from "../../../../contracts/calls/company-news.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { PressPage } from "../../../../contracts/documents/press/press-page.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { MessageKey } from "../../../../editions/text.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
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
import { NewsList } from "./news-list.tsx";
import "./company-news.css";

export const loader = page(async ({ call, edition, url, site }) => {
  const number = Math.min(parsePage(url.searchParams), MOST_NEWS_PAGES);
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
  /** Why there is nothing to show: nobody has written, the list ends before this page, or it could not be had (CN-05). */
  none?: "empty" | "beyond" | "failed";
}

interface NewsAsked {
  page: number;
  /** The site that asks, for a host that has the news of several. */
  domain: string;
}

/** One page of what the press wrote. Whatever goes wrong with it, the page around it stands. */
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
  // A host that tells no number of pages may have another one where this one is full.
  const mayGoOn = items.length >= COMPANY_NEWS_PAGE_SIZE;
  const told = Number(outcome.told?.[NEWS_PAGES]);
  return { items, lastPage: told > 0 ? told : page + (mayGoOn ? 1 : 0) };
}

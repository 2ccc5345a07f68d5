import { data, useLoaderData } from "react-router";
import { MOST_NEWS_PAGES } from "../../../../contracts/calls/company-news.ts";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { loadDocument } from "../../../frame/load-document.ts";
import { notFoundWith, page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { parsePage } from "../../../frame/seo/pagination.ts";
import { SampleNote } from "../../../sections/parts/sample-note.tsx";
import { loadNews } from "./load-news.ts";
import { NewsList } from "./news-list.tsx";
import { NoNews } from "./no-news.tsx";
import { PressDesk } from "./press-desk.tsx";
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

export const meta = pageMeta<typeof loader>(({ press, page: number, lastPage, none }, { t }) => {
  const numbered = (text: string) =>
    number > 1 ? t("category.titleOfPage", { title: text, page: number }) : text;
  return {
    title: numbered(press.title),
    description: numbered(press.description),
    crumb: t("news.crumb"),
    index: none === undefined,
    ...(none === undefined && { pagination: { page: number, lastPage } }),
  };
});

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

import { useLoaderData } from "react-router";
import { MAGAZINE_SIZES } from "../../../../contracts/calls/magazine/magazine-calls.ts";
import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { addressOf } from "../../../../urls/links.ts";
import { searchPath } from "../../../features/lists/search/search-keyword.ts";
import { magazineSearchTargets } from "../../../features/lists/search/search-targets.ts";
import { coverOf, type Story } from "../../../features/magazine/stories/story.ts";
import { StoryGrid } from "../../../features/magazine/stories/story-grid.tsx";
import { storyPath } from "../../../features/magazine/stories/story-paths.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { COUNTRY_LABELS } from "../../../frame/layouts/menus/language-menu.tsx";
import { page } from "../../../frame/page.ts";
import { absoluteUrl } from "../../../frame/seo/absolute-url.ts";
import { feedTitle } from "../../../frame/seo/feed-title.ts";
import { itemList, listMeta } from "../../../frame/seo/list-meta.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import { type MetaContext, pageMeta } from "../../../frame/seo/page-meta.ts";
import { parsePage } from "../../../frame/seo/page-number.ts";
import { sharedPicture } from "../../../frame/seo/shared-picture.ts";
import { FrontPage } from "./front-page.tsx";
import { type Landing, loadLanding, loadOlder } from "./load/load-landing.ts";
import { Masthead } from "./sections/masthead.tsx";
import "./magazine.css";

export const loader = page(async ({ call, edition, url, site }) => {
  const typed = url.searchParams.get("q");
  const targets = magazineSearchTargets(edition);
  if (typed !== null && targets) throw redirectTo(searchPath(targets.basePath, typed));
  const number = parsePage(url.searchParams);
  const { publicUrl } = site;
  return number === 1
    ? { landing: await loadLanding(call, edition), publicUrl }
    : { older: await loadOlder(call, edition, number), publicUrl };
});

export const meta = pageMeta<typeof loader>(landingMeta);

export default function Magazine() {
  const { landing, older } = useLoaderData<typeof loader>();
  const { page, total } = (landing ?? older).recent;
  usePage().state.setState("magazine", { page, total });
  return landing ? <FrontPage landing={landing} /> : <OlderPage {...older} />;
}

interface Loaded {
  landing?: Landing | undefined;
  older?: Awaited<ReturnType<typeof loadOlder>> | undefined;
  publicUrl: string;
}

function landingMeta({ landing, older, publicUrl }: Loaded, context: MetaContext): PageDescription {
  const { t, brand, atHost } = context;
  const { page, lastPage, total, stories } = (landing ?? older)?.recent ?? NOTHING;
  const told = unique([...(landing?.leading ?? []), ...stories]);
  const first = landing?.leading[0];
  const cover = first && coverOf(first);
  const country = t(COUNTRY_LABELS[context.edition.country]);
  const title = t("magazine.headTitle", { country });
  const description = t("magazine.description", { country, brand: brand.name });
  return listMeta(
    { page, lastPage, isEmpty: false },
    {
      title,
      description,
      crumb: t("magazine.crumb"),
      feedTitle: feedTitle(context),
      ...(cover && { image: { ...sharedPicture(cover.photo, atHost), alt: cover.alt } }),
      jsonLd: [
        {
          "@type": "CollectionPage",
          name: title,
          description,
          inLanguage: context.edition.locale,
          mainEntity: itemList(listed(told, publicUrl, context), {
            before: (page - 1) * MAGAZINE_SIZES.landingRecent,
            total,
          }),
        },
      ],
    },
    context,
  );
}

const NOTHING = { page: 1, lastPage: 1, total: 0, stories: [] };

function unique(stories: readonly Story[]): Story[] {
  return [...new Map(stories.map((story) => [story.slug, story])).values()];
}

function listed(stories: readonly Story[], publicUrl: string, { edition }: MetaContext) {
  return stories.flatMap(({ slug, title }) => {
    const path = storyPath(edition, slug);
    return path ? [{ name: title, url: absoluteUrl(publicUrl, path) }] : [];
  });
}

function OlderPage({ recent, categories }: Awaited<ReturnType<typeof loadOlder>>) {
  const { t } = useText();
  const { edition } = usePage();
  const { stories, page, lastPage } = recent;
  return (
    <>
      <Masthead recent={recent} categories={categories} />
      <section className="sec" aria-labelledby="older">
        <div className="wrap stack gap-6">
          <h2 className="d42" id="older">
            {t("magazine.older")}
          </h2>
          <StoryGrid stories={stories} isFirst />
          <Pagination page={page} total={lastPage} href={addressOf(edition.region, "magazine")} />
        </div>
      </section>
    </>
  );
}

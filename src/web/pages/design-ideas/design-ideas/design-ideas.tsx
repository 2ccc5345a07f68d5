import { useLoaderData } from "react-router";
import { isOurCategory } from "../../../../contracts/calls/graphql/agreed-design-categories.ts";
import { listDesignCategories } from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { buildFilters } from "../../../../contracts/document-filters.ts";
import type { DesignIdeasCategoryAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { MyRoom } from "../../../../prices/my-room.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { categoryPath, designPath } from "../../../features/design-ideas/designs/design-path.ts";
import { findDesigns } from "../../../features/design-ideas/designs/list-designs.ts";
import { CategoryPicture, photoOfDesign } from "../../../features/design-ideas/designs/list-photos.tsx";
import { loadRates } from "../../../features/design-ideas/my-room/load-rates.ts";
import { MyRoomBar } from "../../../features/design-ideas/my-room/my-room-bar.tsx";
import { readMyRoom, withRoom } from "../../../features/design-ideas/my-room/my-room-query.ts";
import {
  listSmartPhotos,
  type PricedPhoto,
} from "../../../features/design-ideas/smart-photo/load/list-smart-photos.ts";
import { LeadBand } from "../../../features/leads/drawer/inline-lead-form.tsx";
import { GuideBand } from "../../../features/leads/guide/guide-band.tsx";
import { GALLERY_PAGE_SIZE } from "../../../features/lists/gallery/shown-pages.ts";
import { searchPath } from "../../../features/lists/search/search-keyword.ts";
import { loadChosenRail } from "../../../features/magazine/rails/load-rail.ts";
import { StoryRail } from "../../../features/magazine/rails/story-rail.tsx";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { useDesignIdeasState, usePage } from "../../../frame/islands/page-context.ts";
import { optional, page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { LinkIndex } from "../../../sections/link-grid/link-grid.tsx";
import { Section, SectionHead } from "../../../sections/parts/section.tsx";
import { loadTastes } from "./load-tastes.ts";
import { loadWidgets } from "./load-widgets.ts";
import { type DesignLanding, type LandingWidget, readLanding } from "./read-landing.ts";
import { HeadSection } from "./sections/head.tsx";
import type { Prices } from "./sections/widget-props.ts";
import { WidgetSections } from "./sections/widgets.tsx";
import "../../../sections/picture-sections.css";
import "./design-ideas.css";

export const loader = page(async ({ call, edition, url }) => {
  const typed = url.searchParams.get("q");
  if (typed !== null) throw redirectTo(searchPath(url.pathname, typed));
  const [landing, { categories }, ownPriced, ownRates] = await Promise.all([
    readLanding(call, edition),
    optional(call(listDesignCategories, { countryIsoCode: edition.isoCode }), { categories: [] }),
    loadPriced(call, edition),
    loadRates(call, edition),
  ]);
  // Our rates and priced photographs do not apply to designs of an upstream.
  const isOurs = categories.every(isOurCategory);
  const rates = isOurs ? ownRates : undefined;
  const priced = isOurs ? ownPriced : [];
  const [widgets, tastes, stories] = await Promise.all([
    loadWidgets(call, edition, widgetsOf(landing, categories)),
    loadTastes(call, edition, categories),
    loadChosenRail(call, edition, landing?.magazineSlugs ?? []),
  ]);
  const room = readMyRoom(url.searchParams, rates);
  return { landing, categories, priced, rates, room, widgets, tastes, stories };
});

export const meta = pageMeta<typeof loader>(({ landing }, { t }) => ({
  title: landing?.title ?? t("ideas.title"),
  description: landing?.subtitle ?? t("ideas.lede"),
  crumb: t("ideas.title"),
}));

/** The number of widgets before the priced photographs, which divide the page. */
const BEFORE_PRICED = 4;

export default function DesignIdeas() {
  const { landing, categories, priced, rates, room, widgets, tastes, stories } =
    useLoaderData<typeof loader>();
  const { edition } = usePage();
  useDesignIdeasState({
    designIdeasConfig: { pageSize: GALLERY_PAGE_SIZE },
    categories: categories.map(({ slug }) => slug),
  });
  const prices = { rates, room };
  return (
    <div className="ideas-landing">
      <HeadSection landing={landing} edition={edition} />
      <RoomsSection categories={categories} edition={edition} {...prices} />
      <WidgetSections widgets={widgets.slice(0, BEFORE_PRICED)} tastes={tastes} {...prices} />
      <PricedSection photos={priced} room={room} />
      <WidgetSections widgets={widgets.slice(BEFORE_PRICED)} tastes={tastes} {...prices} />
      <GuideBand />
      <StoryRail stories={stories} />
      <LeadBand />
    </div>
  );
}

const SHOWN_PRICED = 3;

/** Photographs with a price on every piece: smart photos, or priced designs in a country without smart photos. */
async function loadPriced(call: Caller, edition: Edition): Promise<PricedPhoto[]> {
  const photos = await listSmartPhotos(call, edition, { size: SHOWN_PRICED });
  return photos.length > 0 ? photos : listPricedDesigns(call, edition);
}

async function listPricedDesigns(call: Caller, edition: Edition): Promise<PricedPhoto[]> {
  const items = await findDesigns(call, edition, { size: SHOWN_PRICED, contentTypes: ["smart-photo-lite"] });
  return items.flatMap((design) => {
    const { slug, title, altText, roomSize, totalPrice, pricedPieces } = design;
    if (totalPrice === null) return [];
    const picture = { photo: photoOfDesign(design), alt: altText };
    const href = designPath(edition, design);
    return [{ slug, title, href, picture, roomSize, totalPrice, pieces: pricedPieces }];
  });
}

function PricedSection({ photos, room }: { photos: readonly PricedPhoto[]; room: MyRoom | undefined }) {
  const { t } = useText();
  const { edition } = usePage();
  const { country } = edition;
  const [lead] = photos;
  const all = linkTo(edition, "smart-photos");
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
        <GoLink href={withRoom(all ?? lead.href, room)}>
          {t(all ? "smartPhotos.seeAll" : "ideas.pricedGo")}
        </GoLink>
      </div>
    </Section>
  );
}

interface RoomsProps extends Prices {
  categories: readonly DesignIdeasCategoryAnswer[];
  edition: Edition;
}

const WITH_PHOTO = 5;

function RoomsSection({ categories, edition, room, rates }: RoomsProps) {
  const text = useText();
  const { t } = text;
  const hrefOf = ({ slug }: DesignIdeasCategoryAnswer) => withRoom(categoryPath(edition, slug), room);
  if (categories.length === 0) return null;
  return (
    <Section>
      <SectionHead title={t("ideas.rooms")}>
        <MyRoomBar edition={edition} rates={rates} room={room} path={linkTo(edition, "design-ideas") ?? ""} />
      </SectionHead>
      <ul className="grid columns--swipe mosaic mosaic--four ideas-rooms">
        {categories.slice(0, WITH_PHOTO).map((category, index) => (
          <li key={category.slug}>
            <a className="stack ideas-room" href={hrefOf(category)}>
              <CategoryPicture
                category={category}
                sizes={index === 0 ? "(width < 600px) 100vw, 660px" : "(width < 600px) 45vw, 320px"}
              />
              <span className="row ideas-name">
                <span className={index === 0 ? "d32" : "d20"}>{category.title}</span>{" "}
                <span className="t15 soft num">{t("ideas.designs", { count: category.count })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <LinkIndex
        links={categories.slice(WITH_PHOTO).map((category) => ({
          name: category.title,
          href: hrefOf(category),
          note: t("ideas.designs", { count: category.count }),
        }))}
      />
    </Section>
  );
}

const MAX_WIDGETS = 4;
const WIDGET_SIZE = 4;

/**
 * The rows that editors chose from our designs. If the designs come from an upstream, the first categories replace
 * them.
 */
function widgetsOf(
  landing: DesignLanding | undefined,
  categories: readonly DesignIdeasCategoryAnswer[],
): readonly LandingWidget[] {
  if (categories.every(isOurCategory)) return landing?.widgets ?? [];
  return categories.slice(0, MAX_WIDGETS).map(({ slug, title, description }) => ({
    id: slug,
    title,
    subtitle: description ?? "",
    filters: buildFilters([{ field: "roomType", op: "in", values: [slug] }]),
    size: WIDGET_SIZE,
  }));
}

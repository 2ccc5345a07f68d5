import type { ReadPricedDesign } from "../../../../../contracts/documents/designs/read-design.ts";
import type { DocumentOf } from "../../../../../contracts/documents/documents.ts";
import { type Edition, matchEdition } from "../../../../../editions/edition.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { useDesignIdeasState } from "../../../../frame/islands/page-context.ts";
import { absoluteUrl } from "../../../../frame/seo/absolute-url.ts";
import type { PageDescription } from "../../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../../frame/seo/page-meta.ts";
import { designShareCard } from "../../../../frame/seo/share-image.ts";
import { loadTopicRail } from "../../../magazine/rails/load-rail.ts";
import { StoryRail } from "../../../magazine/rails/story-rail.tsx";
import { topicOfRoom } from "../../../magazine/rails/story-topics.ts";
import { ColourLinks } from "../../designs/colour-links.tsx";
import { categoryPath, designPath } from "../../designs/design-path.ts";
import { findCategory } from "../../designs/find/find-category.ts";
import {
  type DesignAddress,
  type DesignContext,
  type DesignKind,
  readDesign,
} from "../../designs/find-design.ts";
import { loadSimilar } from "../../designs/load-similar-designs.ts";
import { loadNeighbours } from "../../designs/neighbours/load-neighbours.ts";
import { NeighbourLinks } from "../../designs/neighbours/neighbour-links.tsx";
import { roomSizeFacts } from "../../designs/room-size.ts";
import { moreInStyle, SimilarDesigns } from "../../designs/similar-designs.tsx";
import { TagLinks } from "../../designs/tag-links.tsx";
import { categoryCrumb, designMeta } from "../../designs/view/design-meta.ts";
import { DesignView } from "../../designs/view/design-view.tsx";
import { type LoadedDesign, loadAround, placed } from "../../designs/view/load-design.ts";
import { loadRates } from "../../my-room/load-rates.ts";
import { loadSceneView, roomPricingOf } from "../load/load-scene-view.ts";
import { sceneSearch } from "../picks/picks.ts";
import type { Scene, SceneLine, ScenePiece } from "../picks/scene.ts";
import { SceneHead, SceneRoomBar } from "../stage/scene-head.tsx";
import { SceneStage } from "../stage/scene-parts.tsx";
import { FactTable, SceneDesigner } from "./room-story.tsx";
import { OtherViews, productJsonLd } from "./smart-photo-view.tsx";
import "./smart-photo-views.css";

type LoadedDetail = { kind: "priced"; loaded: LoadedPricedDesign } | { kind: "design"; loaded: LoadedDesign };

/** Loads a design of either kind. A design with a price but no priced pieces is shown as an ordinary photograph. */
export async function loadDetail(
  context: DesignContext,
  address: DesignAddress,
  kind: DesignKind,
): Promise<LoadedDetail> {
  const design = await readDesign(kind, context, address);
  return "products" in design && design.products.length > 0
    ? { kind: "priced", loaded: await loadPricedDesign(context, address, design) }
    : { kind: "design", loaded: await loadAround(context, address, design) };
}

export function detailMeta(detail: LoadedDetail, context: MetaContext): PageDescription {
  return detail.kind === "priced"
    ? pricedDesignMeta(detail.loaded, context)
    : designMeta(detail.loaded, context);
}

export function DetailView(detail: LoadedDetail) {
  return detail.kind === "priced" ? (
    <PricedDesignView {...detail.loaded} />
  ) : (
    <DesignView {...detail.loaded} />
  );
}

function pricedDesignMeta(
  { design, category, view, path, url }: LoadedPricedDesign,
  context: MetaContext,
): PageDescription {
  const { t } = context;
  const { title, description, seoTitle, seoDescription } = design;
  return {
    title: seoTitle,
    description: seoDescription,
    canonical: path,
    crumb: title,
    crumbNames: { "design-ideas": t("layout.designIdeas"), ...categoryCrumb(category) },
    image: designShareCard("design", { ...design, image: view.scene.photo.url }, context),
    jsonLd: [productJsonLd({ view, url, title, description }, context)],
  };
}

/** A design in which every piece has a number and a price. */
function PricedDesignView(loaded: LoadedPricedDesign) {
  const { t } = useText();
  const { design, category, view, pricing, neighbours, similar, stories, path, shareUrl } = loaded;
  const edition = matchEdition(path);
  useDesignIdeasState({ currentContentType: "designs-price", categories: category ? [category.slug] : [] });
  const gallery = categoryPath(edition, category?.slug ?? "");
  const size = design.roomDimensions ? roomSizeFacts(design.roomDimensions, edition.country, t) : [];
  return (
    <>
      <SceneHead
        crumbs={[
          { name: t("layout.home"), href: `/${edition.region}` },
          { name: t("layout.designIdeas"), href: linkTo(edition, "design-ideas") },
          ...(category ? [{ name: category.title, href: gallery }] : []),
          { name: design.title },
        ]}
        title={design.title}
        url={shareUrl}
        saved={{
          ...design,
          href: path,
          image: design.picture.photo.url,
          price: design.totalPrice,
          facts: pricing.facts,
        }}
      />
      <SceneStage
        view={view}
        pricing={pricing}
        title={design.title}
        ctaText={null}
        overview={{ text: design.description, facts: [...(category ? [category.title] : []), ...size] }}
      >
        <SceneRoomBar edition={edition} view={view} pricing={pricing} />
        <PricedStory design={design} category={category} edition={edition} />
      </SceneStage>
      <OtherViews views={design.pictures} />
      {neighbours && (
        <div className="no-print priced-travel">
          <NeighbourLinks edition={edition} neighbours={neighbours} room={pricing.room} />
        </div>
      )}
      <SimilarDesigns
        designs={similar}
        room={pricing.room}
        rates={pricing.rates}
        more={moreInStyle(gallery, design, t)}
      />
      <StoryRail stories={stories} isFlush={similar.length > 0} />
    </>
  );
}

interface PricedStoryProps extends Pick<LoadedPricedDesign, "design" | "category"> {
  edition: Edition;
}

function PricedStory({ design, category, edition }: PricedStoryProps) {
  const { t } = useText();
  const { designedBy, tags, colours } = design;
  return (
    <section className="room-story stack gap-4" aria-labelledby="story-title">
      <h2 className="d32" id="story-title">
        {t("design.why")}
      </h2>
      <p>{design.story}</p>
      {designedBy && (
        <SceneDesigner name={designedBy.name} city={designedBy.city} isSample={designedBy.sample} />
      )}
      <FactTable rows={design.details} />
      {category && tags.length > 0 && (
        <TagLinks edition={edition} categorySlug={category.slug} tags={tags} groups={category.filterGroups} />
      )}
      {category && colours.length > 0 && (
        <div className="room-story__colours row">
          <h3 className="t15 soft">{t("design.moreInColours")}</h3>
          <ColourLinks edition={edition} category={category} design={design} />
        </div>
      )}
    </section>
  );
}

const KIND = "smart-photo-lite";

/** Loads the page of a priced design (DI-05). */
async function loadPricedDesign(
  context: DesignContext,
  address: DesignAddress,
  read: DocumentOf<typeof KIND>,
) {
  const { call, edition, url, site } = context;
  const design = placed(read, address);
  const rates = await loadRates(call, edition);
  const view = await loadSceneView(context, pricedScene(design), rates);
  const [category, neighbours, similar, stories] = await Promise.all([
    findCategory(context, design.roomType),
    loadNeighbours(call, edition, KIND, design),
    loadSimilar(call, edition, design),
    loadTopicRail(call, edition, topicOfRoom(design.roomType)),
  ]);
  const path = designPath(edition, read);
  return {
    design,
    category,
    view,
    pricing: roomPricingOf(view, design, rates, url.searchParams),
    neighbours,
    similar,
    stories,
    path,
    url: absoluteUrl(site.publicUrl, path),
    shareUrl: absoluteUrl(site.publicUrl, path) + sceneSearch(view.picks, undefined, view.keep),
  };
}

type LoadedPricedDesign = Awaited<ReturnType<typeof loadPricedDesign>>;

/** Builds the same scene as for a smart photo, with a single variation per piece. */
function pricedScene({ picture, products, viewImages, lines }: ReadPricedDesign): Scene {
  const shown = viewImages[0]?.products ?? [];
  const pieces = products.flatMap(({ hotspot, name, price }, index): ScenePiece[] => {
    const spot = shown[index]?.hotspot;
    if (!spot) return [];
    const variation = { name, price, isDefault: true, sku: null, print: null, thumbnail: null };
    return [
      {
        id: hotspot,
        name,
        spots: [spot],
        quantity: null,
        unit: null,
        note: null,
        customSku: null,
        variations: [variation],
      },
    ];
  });
  const prices = [...products, ...lines].map(({ price }) => price);
  const all = prices.reduce((sum, price) => sum + price, 0);
  return { photo: picture.photo, alt: picture.alt, pieces, lines: lines.map((line) => readTax(line, all)) };
}

/** "GST at 18%": a line that is a share of all other lines and changes with them. */
function readTax({ name, price }: { name: string; price: number }, all: number): SceneLine {
  const percent = /(\d+(?:\.\d+)?)\s*%/.exec(name)?.[1];
  const rate = Number(percent ?? 0) / 100;
  const isTax = rate > 0 && Math.abs((all - price) * rate - price) <= 1;
  return { name, price, rate: isTax ? rate : null };
}

import { type Edition, matchEdition } from "../../../../../editions/edition.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { useDesignIdeasState } from "../../../../frame/islands/page-context.ts";
import type { PageDescription } from "../../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../../frame/seo/page-meta.ts";
import { designShareCard } from "../../../../frame/seo/share-image.ts";
import { StoryRail } from "../../../magazine/rails/story-rail.tsx";
import { ColourLinks } from "../../designs/colour-links.tsx";
import { categoryPath } from "../../designs/design-path.ts";
import { NeighbourLinks } from "../../designs/neighbours/neighbour-links.tsx";
import { roomSizeFacts } from "../../designs/room-size.ts";
import { moreInStyle, SimilarDesigns } from "../../designs/similar-designs.tsx";
import { TagLinks } from "../../designs/tag-links.tsx";
import { categoryCrumb } from "../../designs/view/design-meta.ts";
import type { LoadedPricedDesign } from "../load/load-priced-design.ts";
import { productJsonLd } from "../load/scene-meta.ts";
import { FactTable } from "../pieces/fact-table.tsx";
import { SceneDesigner } from "../stage/scene-designer.tsx";
import { SceneHead } from "../stage/scene-head.tsx";
import { SceneRoomBar } from "../stage/scene-room-bar.tsx";
import { SceneStage } from "../stage/scene-stage.tsx";
import { OtherViews } from "./other-views.tsx";
import "./smart-photo-views.css";

export function pricedDesignMeta(
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

/** A design whose every piece has its number and its price. */
export function PricedDesignView(loaded: LoadedPricedDesign) {
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

/** Why a priced design works, who drew it, what it is made of, and where to find more like it. */
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

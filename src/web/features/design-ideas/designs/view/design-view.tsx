import { matchEdition } from "../../../../../editions/edition.ts";
import { Breadcrumb } from "../../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { useDesignIdeasState } from "../../../../frame/islands/page-context.ts";
import { SaveButton } from "../../../customer/wishlist/save-button.tsx";
import { StoryRail } from "../../../magazine/rails/story-rail.tsx";
import { ColourLinks } from "../colour-links.tsx";
import { categoryPath } from "../design-path.ts";
import { NeighbourArrows, NeighbourLinks } from "../neighbours/neighbour-links.tsx";
import ShareMenu from "../share-menu.island.tsx";
import { moreInStyle, SimilarDesigns } from "../similar-designs.tsx";
import { DesignFinishes } from "./design-finishes.tsx";
import { DesignPanel } from "./design-panel.tsx";
import { DesignPhotos } from "./design-photos.tsx";
import { DesignStory } from "./design-story.tsx";
import type { LoadedDesign } from "./load-design.ts";
import "../../../../sections/parts/detail-head.css";
import "./designs-view.css";

/** The page of a design without prices: to look at, to understand, and to go on from. */
export function DesignView(loaded: LoadedDesign) {
  const { design, category, neighbours, similar, stories, rates, room, path, url } = loaded;
  const { t } = useText();
  const edition = matchEdition(path);
  useDesignIdeasState({ currentContentType: "designs", categories: category ? [category.slug] : [] });
  const gallery = categoryPath(edition, category?.slug ?? "");
  return (
    <>
      <div className="wrap design">
        <Breadcrumb
          crumbs={[
            { name: t("layout.home"), href: `/${edition.region}` },
            { name: t("layout.designIdeas"), href: linkTo(edition, "design-ideas") },
            ...(category ? [{ name: category.title, href: gallery }] : []),
            { name: design.title },
          ]}
        />
        <div className="detail-head line apart">
          <h1 className="d42">{design.title}</h1>
          <div className="detail-tools line">
            {neighbours && <NeighbourArrows edition={edition} neighbours={neighbours} room={room} />}
            <ShareMenu url={url} title={design.title} />
            <SaveButton design={{ ...design, href: path, image: design.picture.photo.url }} />
          </div>
        </div>
        <div className="design__body split">
          <div className="stack gap-4">
            <DesignPhotos views={[design.picture, ...design.pictures]} />
            {category && design.colours.length > 0 && (
              <div className="design__colours row">
                <h2 className="t15 soft">{t("design.moreInColours")}</h2>
                <ColourLinks edition={edition} category={category} design={design} />
              </div>
            )}
          </div>
          <DesignPanel {...loaded} edition={edition} />
        </div>
      </div>
      <DesignStory {...loaded} edition={edition} />
      <DesignFinishes swatches={design.swatches} edition={edition} />
      {neighbours && <NeighbourLinks edition={edition} neighbours={neighbours} room={room} />}
      <SimilarDesigns designs={similar} room={room} rates={rates} more={moreInStyle(gallery, design, t)} />
      <StoryRail stories={stories} isFlush={similar.length > 0} />
    </>
  );
}

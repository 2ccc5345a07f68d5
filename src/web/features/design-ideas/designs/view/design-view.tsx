import type { ReadDesign } from "../../../../../contracts/documents/designs/read-design.ts";
import { type Edition, matchEdition } from "../../../../../editions/edition.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { useImageHosts } from "../../../../../ui/media/image-host-context.ts";
import { type ShownPicture, stampUrl } from "../../../../../ui/media/photo.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Breadcrumb } from "../../../../../ui/navigation/breadcrumb.tsx";
import { Dialog } from "../../../../../ui/overlay/modal.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { useDesignIdeasState } from "../../../../frame/islands/page-context.ts";
import { SaveButton } from "../../../customer/wishlist/save-button.tsx";
import { LeadLink } from "../../../leads/drawer/lead-link.tsx";
import { StoryRail } from "../../../magazine/rails/story-rail.tsx";
import { MyRoomBar } from "../../my-room/my-room-bar.tsx";
import { ColourLinks } from "../colour-links.tsx";
import { categoryPath } from "../design-path.ts";
import { optionName } from "../filter-names.ts";
import { NeighbourArrows, NeighbourLinks } from "../neighbours/neighbour-links.tsx";
import { roomSizeFacts } from "../room-size.ts";
import ShareMenu from "../share-menu.island.tsx";
import { moreInStyle, SimilarDesigns } from "../similar-designs.tsx";
import { TagLinks } from "../tag-links.tsx";
import { DesignPrice, priceAsDrawn } from "./design-price.tsx";
import DesignViews from "./design-views.island.tsx";
import type { LoadedDesign } from "./load-design.ts";
import { Enlarge, LARGE, Strip } from "./view-strip.tsx";
import "./designs-view.css";
import "../../../../sections/parts/detail-head.css";

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

function DesignPhotos({ views }: { views: readonly ShownPicture[] }) {
  const { t } = useText();
  return (
    <div className="design-photos">
      {views.length > 1 ? (
        <DesignViews views={views} />
      ) : (
        <>
          <Strip views={views} />
          <Enlarge />
        </>
      )}
      <Dialog id={LARGE} className="design-zoom" title={t("design.enlarged")}>
        {views.map(({ photo, alt }) => (
          <figure key={photo.url} className="stack">
            <div className="design-zoom__frame">
              <label className="design-zoom__closer">
                <input type="checkbox" className="sr" aria-label={t("design.closer", { view: alt })} />
                <Picture photo={photo} alt={alt} sizes="1600px" />
              </label>
            </div>
            <figcaption className="t15 soft">{alt}</figcaption>
          </figure>
        ))}
      </Dialog>
    </div>
  );
}

/** Every material sample is photographed on the same square sheet. */
const SAMPLE = { width: 1000, height: 1000, dominant: "#dbd6ca" } as const;

function DesignFinishes({ swatches, edition }: { swatches: ReadDesign["swatches"]; edition: Edition }) {
  const { t } = useText();
  const catalogue = linkTo(edition, "finishes");
  if (swatches.length === 0) return null;
  return (
    <section className="sec on-sand">
      <div className="wrap split align-stretch design-materials">
        <div>
          <h2 className="d32">{t("design.finishes")}</h2>
          <p className="soft pretty above-3 design-materials__help">{t("design.finishesHelp")}</p>
          {catalogue && <GoLink href={catalogue}>{t("design.allFinishes")}</GoLink>}
        </div>
        <ul className="design-finishes columns columns--6">
          {swatches.map(({ finish, name, imageUrl }) => (
            <li key={finish} className="stack gap-2">
              <Picture
                photo={{ url: imageUrl, ...SAMPLE }}
                alt=""
                ratio="1:1"
                sizes="(width < 600px) 140px, 200px"
              />
              <p className="t15">{name.charAt(0).toUpperCase() + name.slice(1)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type PanelProps = LoadedDesign & { edition: Edition };

function DesignPanel({ design, names, rates, room, path, edition }: PanelProps) {
  const { t } = useText();
  const atHost = useImageHosts();
  const { roomDimensions, roomSize, homeTypes } = design;
  const named = (key: "layout" | "style" | "tier") => design[key] && optionName(names, key, design[key]);
  const rows = [
    [
      t("design.room"),
      roomDimensions ? roomSizeFacts(roomDimensions, edition.country, t).join(" · ") : roomSize,
    ],
    [t("design.layout"), named("layout")],
    [t("design.style"), named("style")],
    [t("design.tier"), named("tier")],
    [t("design.homes"), homeTypes.map((home) => optionName(names, "homeTypes", home)).join(", ")],
  ].filter(([, value]) => value);
  return (
    <div className="box clip design-panel">
      {rows.length > 0 && (
        <dl className="t15 design-facts pairs">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="design-panel__ask stack gap-4 on-sand">
        <DesignPrice design={design} rates={rates} room={room} edition={edition} />
        <LeadLink
          wide
          ctaType="Design Idea Tag"
          about={design.title}
          aboutImage={stampUrl(design.picture.photo, atHost)}
          aboutPrice={priceAsDrawn({ design, rates, edition })}
        >
          {t("design.getThis")}
        </LeadLink>
        {rates && <MyRoomBar edition={edition} rates={rates} room={room} path={path} keep={{}} />}
      </div>
    </div>
  );
}

function DesignStory({ design, category, edition }: LoadedDesign & { edition: Edition }) {
  const { t } = useText();
  const { description, story, designedBy, tags, details } = design;
  if (!description && !story && details.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap split align-stretch design-story">
        <div className="stack gap-4">
          {story && <h2 className="d32">{t("design.why")}</h2>}
          {description && <p className="t20 pretty design-story__lede">{description}</p>}
          {story && <p className="measure">{story}</p>}
          {designedBy && <Designer designedBy={designedBy} />}
          {category && tags.length > 0 && (
            <TagLinks
              edition={edition}
              categorySlug={category.slug}
              tags={tags}
              groups={category.filterGroups}
            />
          )}
        </div>
        {details.length > 0 && (
          <div>
            <h2 className="d32">{t("design.details")}</h2>
            <dl className="above-4 pairs">
              {details.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}

function Designer({ designedBy }: { designedBy: NonNullable<LoadedDesign["design"]["designedBy"]> }) {
  const { t } = useText();
  const { name, city, sample } = designedBy;
  const initials = name.split(/\s+/).map((word) => word.charAt(0));
  return (
    <div className="design__designer beside">
      <span className="initials center on-forest" aria-hidden="true">
        {initials.slice(0, 2)}
      </span>
      <div>
        <p className="strong">{name}</p>
        <p className="t15 soft">
          {t("design.designedIn", { city })}
          {sample && ` · ${t("design.sampleName")}`}
        </p>
      </div>
    </div>
  );
}

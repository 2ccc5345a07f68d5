import { LOOKS_CONFIG } from "../../../../contracts/calls/looks.ts";
import { matchEdition } from "../../../../editions/edition.ts";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import ShareMenu from "../../designs/share-menu.island.tsx";
import { StoryRail } from "../../magazine/rails/story-rail.tsx";
import { SaveButton } from "../../wishlist/save-button.tsx";
import { looksPath } from "../look-path.ts";
import { useLooksState } from "../looks-state.ts";
import { savedLook } from "../saved-look.ts";
import type { LoadedLook } from "./load-look.ts";
import { LookCost } from "./look-cost.tsx";
import { LookFinishes } from "./look-finishes.tsx";
import { LookOpening } from "./look-opening.tsx";
import { LookPlan } from "./look-plan.tsx";
import { LookRooms } from "./look-rooms.tsx";
import { LookStory } from "./look-story.tsx";
import { SimilarLooks } from "./similar-looks.tsx";
import "../../../sections/parts/detail-head.css";
import "./look-view.css";

/** A whole home, told in pictures: the idea, the plan, the rooms, what they are made of, and what it took. */
export function LookView(loaded: LoadedLook) {
  const { look, category, similar, stories, path, url } = loaded;
  const { t } = useText();
  const edition = matchEdition(path);
  useLooksState({ category: category.slug });
  const { homeSize, style, city, tier } = look;
  const isNamed = category.slug !== LOOKS_CONFIG.defaultCategory && category.title;
  return (
    <>
      <div className="wrap look">
        <Breadcrumb
          crumbs={[
            { name: t("layout.home"), href: `/${edition.region}` },
            { name: t("looks.crumb"), href: looksPath(edition, LOOKS_CONFIG.defaultCategory) },
            ...(isNamed ? [{ name: category.title, href: looksPath(edition, category.slug) }] : []),
            { name: look.title },
          ]}
        />
        <div className="detail-head line apart">
          <div className="stack gap-2">
            <h1 className="d56">{look.title}</h1>
            <Facts items={[homeSize, style, city, tier].flatMap((one) => (one ? [one.name] : []))} />
          </div>
          <div className="detail-tools line">
            <ShareMenu url={url} title={look.title} />
            <SaveButton design={savedLook(look, path)} />
          </div>
        </div>
      </div>
      <LookOpening look={look} edition={edition} />
      <LookStory look={look} edition={edition} />
      <LookPlan look={look} edition={edition} />
      <LookRooms look={look} edition={edition} />
      <LookFinishes look={look} edition={edition} />
      <LookCost look={look} edition={edition} />
      <SimilarLooks looks={similar} gallery={looksPath(edition, category.slug)} />
      <StoryRail stories={stories} isFlush={similar.length > 0} />
    </>
  );
}

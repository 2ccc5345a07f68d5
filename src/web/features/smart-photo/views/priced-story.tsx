import type { Edition } from "../../../../editions/edition.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { ColourLinks } from "../../designs/colour-links.tsx";
import { TagLinks } from "../../designs/tag-links.tsx";
import type { LoadedPricedDesign } from "../load/load-priced-design.ts";
import { FactTable } from "../pieces/fact-table.tsx";
import { SceneDesigner } from "../stage/scene-designer.tsx";
import "./smart-photo-views.css";

interface PricedStoryProps extends Pick<LoadedPricedDesign, "design" | "category"> {
  edition: Edition;
}

/** Why a priced design works, who drew it, what it is made of, and where to find more like it. */
export function PricedStory({ design, category, edition }: PricedStoryProps) {
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

import type { Edition } from "../../../../editions/edition.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { ColourLinks } from "../../designs/colour-links.tsx";
import { TagLinks } from "../../designs/tag-links.tsx";
import type { LoadedPricedDesign } from "../load/load-priced-design.ts";
import { FactTable } from "../pieces/fact-table.tsx";
import { SceneDesigner } from "../stage/scene-designer.tsx";
import "./room-story.css";

interface PricedStoryProps extends Pick<LoadedPricedDesign, "design" | "category"> {
  edition: Edition;
}

/** Why a priced design works, who drew it, what it is made of, and where to find more like it. */
export function PricedStory({ design, category, edition }: PricedStoryProps) {
  const { t } = useText();
  const { name, city, sample } = design.designedBy;
  return (
    <section className="room-story stack stack--4" aria-labelledby="story-title">
      <h2 className="d32" id="story-title">
        {t("design.why")}
      </h2>
      <p>{design.story}</p>
      <SceneDesigner name={name} city={city} isSample={sample} />
      <FactTable rows={design.details} />
      <TagLinks
        edition={edition}
        categorySlug={category.slug}
        tags={design.tags}
        groups={category.filterGroups}
      />
      <div className="room-story__colours row">
        <h3 className="t15 soft">{t("design.moreInColours")}</h3>
        <ColourLinks edition={edition} category={category} design={design} />
      </div>
    </section>
  );
}

import type { Edition } from "../../../../../editions/edition.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { TagLinks } from "../tag-links.tsx";
import type { LoadedDesign } from "./load-design.ts";
import "./designs-view.css";

/** Why it works and who drew it, beside what it is made of. */
export function DesignStory({ design, category, edition }: LoadedDesign & { edition: Edition }) {
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
    <div className="designer beside">
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

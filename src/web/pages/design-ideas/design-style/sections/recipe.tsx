import type { DesignStyle } from "../../../../../contracts/documents/designs/design-style.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import "./recipe.css";

/** Ten points, in the order in which one decides them. */
export function RecipeSection({ style }: { style: DesignStyle }) {
  const { t } = useText();
  return (
    <section className="sec on-forest">
      <div className="wrap style-recipe">
        <div className="style-recipe__head">
          <h2 className="d42">{t("style.recipe")}</h2>
          <p className="soft">{t("style.recipeHelp")}</p>
        </div>
        <ol className="style-recipe__points">
          {style.recipe.map(({ title, text }) => (
            <li key={title}>
              <div>
                <h3 className="d20">{title}</h3>
                <p className="t15 soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { COMPARE, COMPARE_FORM_ID, toggledCodes, writeCodes } from "./state/compare-address.ts";
import type { ChosenProduct } from "./state/compare-state.ts";
import "./compare-toggle.css";

interface CompareToggleProps {
  product: ChosenProduct;
  chosen?: readonly string[] | undefined;
  look?: "pill" | "button";
}

/**
 * Adds a product to the comparison or removes it. It submits the tray's form, so it works without scripts. It is not
 * an island because there is one on every card.
 */
export function CompareToggle({ product, chosen = [], look = "pill" }: CompareToggleProps) {
  const { t } = useText();
  const { code, name, list, image } = product;
  const kept: ChosenProduct = { code, name, list, image };
  return (
    <button
      type="submit"
      className={joinClasses("strong no-print compare-toggle", `compare-toggle--${look}`)}
      form={COMPARE_FORM_ID}
      name={COMPARE}
      value={writeCodes(toggledCodes(chosen, code))}
      aria-pressed={chosen.includes(code)}
      aria-label={t("compare.toggle", { name })}
      data-compare={JSON.stringify(kept)}
    >
      <span className="compare-toggle__mark pile center" aria-hidden="true">
        <Icon name="plus" size="small" />
        <Icon name="check" size="small" />
      </span>
      {t("compare.compare")}
    </button>
  );
}

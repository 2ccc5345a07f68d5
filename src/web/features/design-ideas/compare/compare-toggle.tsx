import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { COMPARE_FORM_ID } from "./compare-form-id.ts";
import type { ChosenProduct } from "./state/chosen-product.ts";
import { COMPARE, toggledCodes, writeCodes } from "./state/compare-address.ts";
import "./compare-toggle.css";

interface CompareToggleProps {
  product: ChosenProduct;
  /** The codes that the page's address has chosen. */
  chosen?: readonly string[] | undefined;
  /** A pill for a photograph or a card, or a button beside others. */
  look?: "pill" | "button";
}

/**
 * Takes a product into the comparison, and out again. It sends the form of the tray, which stands on the same page, so that
 * it works by address alone; where scripts run the choice is kept on the device. It is no island: there is one on every card.
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

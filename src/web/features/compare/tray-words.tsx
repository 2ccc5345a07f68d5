import { Button } from "../../../ui/forms/button.tsx";
import { IconButton } from "../../../ui/forms/icon-button.tsx";
import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { type CompareState, forgetRefused, replaceProduct } from "./state/compare-state.ts";
import type { CompareStore } from "./state/compare-store.ts";

type TrayWordsProps = CompareState & { store: () => CompareStore };

/** What is to be said above the two: that a third does not fit and what can be done, or that nothing is kept. */
export function TrayWords({ chosen, refused, isFleeting, store }: TrayWordsProps) {
  const { t } = useText();
  const [one, two] = chosen;
  const isThird = refused && one && two;
  return (
    <div className="compare-tray__words" role="status">
      {isThird && (
        <div className="row pad-block-3 compare-tray__third wrap">
          <p className="t15">
            <Icon name="alert" />
            <span>
              <b>{t("compare.limit")}</b>{" "}
              {t("compare.limitWays", { one: one.name, two: two.name, third: refused.name })}
            </span>
          </p>
          <div className="row gap-2 align-stretch compare-tray__swaps">
            {[one, two].map(({ code, name }) => (
              <Button
                key={code}
                look="line"
                size="small"
                onClick={() => store().change(replaceProduct(code))}
              >
                {t("compare.insteadOf", { name })}
              </Button>
            ))}
          </div>
          <IconButton
            icon="close"
            label={t("compare.keepBoth")}
            onClick={() => store().change(forgetRefused)}
          />
        </div>
      )}
      {isFleeting && chosen.length > 0 && !isThird && (
        <p className="compare-tray__note wrap t13 soft">{t("compare.notKept")}</p>
      )}
    </div>
  );
}

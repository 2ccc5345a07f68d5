import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { Compared } from "../compared.ts";
import { compareHref } from "../state/compare-address.ts";
import { arePricedAlike } from "./compare-rows.ts";

/** What a visitor should know before they read: what is missing, what was too many, what cannot be set side by side. */
export function CompareNotices({ compared }: { compared: Compared }) {
  const { t } = useText();
  const { products, missing } = compared;
  const offerings = products.map(({ product }) => product);
  const isPair = offerings.length > 1;
  const isMixed = new Set(products.map(({ offering }) => offering)).size > 1;
  const arePriced = offerings.every(({ skusData }) => skusData.price !== null);
  return (
    <>
      {missing.map(({ code, name }) => (
        <Notice key={code} tone="warn">
          {name ? t("compare.gone", { name }) : t("compare.unknown", { code })}
        </Notice>
      ))}
      <TooMany compared={compared} />
      {isMixed && <Notice>{t("compare.mixed")}</Notice>}
      {isPair && arePriced && !arePricedAlike(offerings) && <Notice>{t("compare.unitsDiffer")}</Notice>}
    </>
  );
}

/** A third does not fit (OF-12): it can be compared with the one or with the other. */
function TooMany({ compared: { list, products, third } }: { compared: Compared }) {
  const { t } = useText();
  const [one, two] = products.map(({ product }) => product);
  if (!third || !one || !two) return null;
  const { name, code } = third.product;
  return (
    <Notice tone="warn" title={t("compare.limit")}>
      {t("compare.limitWays", { one: one.name, two: two.name, third: name })}
      <span className="row align-stretch compare__instead">
        {[
          { kept: two, gone: one },
          { kept: one, gone: two },
        ].map(({ kept, gone }) => (
          <a
            key={gone.code}
            className="link tap"
            href={compareHref(list, [kept.code, code])}
            data-compare-keep={kept.code}
          >
            {t("compare.insteadOf", { name: gone.name })}
          </a>
        ))}
      </span>
    </Notice>
  );
}

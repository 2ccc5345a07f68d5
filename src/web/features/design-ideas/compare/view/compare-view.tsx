import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import { Breadcrumb } from "../../../../../ui/navigation/breadcrumb.tsx";
import { EmptyState } from "../../../../../ui/overlay/empty-state.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { useDocument } from "../../../../frame/document-context.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { absoluteUrl } from "../../../../frame/seo/absolute-url.ts";
import ShareMenu from "../../designs/share-menu.island.tsx";
import { type Compared, chosenOf, comparedTitle } from "../compared.ts";
import { compareHref } from "../state/compare-address.ts";
import { type ChosenProduct, codesOf } from "../state/compare-state.ts";
import { CompareHeads } from "./compare-heads.tsx";
import { arePricedAlike, compareRows, differWords } from "./compare-rows.ts";
import { CompareTable } from "./compare-table.tsx";
import "./compare-view.css";

interface CompareViewProps {
  compared: Compared;
  crumbs: readonly { name: string; href?: string }[];
}

export function CompareView({ compared, crumbs }: CompareViewProps) {
  const text = useText();
  const { t } = text;
  const { edition, state } = usePage();
  const { publicUrl } = useDocument().site;
  const { list, products } = compared;
  const chosen = products.map((product) => chosenOf(edition, product));
  const codes = codesOf(chosen);
  state.setState("offerings", { compared: codes });
  const title = comparedTitle(compared, text);
  const isPair = products.length > 1;
  const groups = isPair ? compareRows(compared) : [];
  return (
    <section className="compare" data-compared={JSON.stringify(chosen)}>
      <div className="wrap stack gap-4 compare__head">
        <Breadcrumb crumbs={[...crumbs, { name: t("compare.crumb") }]} />
        <h1 className="d42">{title}</h1>
        <CompareNotices compared={compared} />
      </div>
      {products.length > 0 ? (
        <CompareHeads compared={compared}>
          {isPair && (
            <>
              <p className="d25 only-wide">{differWords(groups, t)}</p>
              <ButtonLink look="quiet" size="small" icon="swap" href={swappedHref(chosen, list)}>
                {t("compare.swap")}
              </ButtonLink>
              <ShareMenu url={absoluteUrl(publicUrl, list) + compareHref("", codes)} title={title} />
            </>
          )}
        </CompareHeads>
      ) : (
        <div className="wrap">
          <EmptyState
            title={t("compare.emptyTitle")}
            exits={<ButtonLink href={list}>{t("compare.toList")}</ButtonLink>}
          >
            {t("compare.emptyText")}
          </EmptyState>
        </div>
      )}
      {isPair && <CompareTable products={products} groups={groups} caption={title} />}
    </section>
  );
}

/** The swapped comparison belongs to the list of its new first product. */
function swappedHref(chosen: readonly ChosenProduct[], list: string): string {
  const swapped = chosen.toReversed();
  return compareHref(swapped[0]?.list ?? list, codesOf(swapped));
}

function CompareNotices({ compared }: { compared: Compared }) {
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

import type { ReactNode } from "react";
import { formatAmount } from "../../../../../editions/money.ts";
import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Facts } from "../../../../../ui/text/facts.tsx";
import { type Text, useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import {
  isAvailable,
  type Offering,
  picturesOf,
  shortUnitOf,
} from "../../../looks-and-offerings/offerings/offering.ts";
import { offeringPath } from "../../../looks-and-offerings/offerings/offering-path.ts";
import { OfferingPrice } from "../../../looks-and-offerings/offerings/offering-price.tsx";
import { type Compared, type ComparedProduct, chosenOf } from "../compared.ts";
import { compareHref } from "../state/compare-address.ts";
import { type Advantage, advantagesOf } from "./compare-rows.ts";

export function CompareHeads({ compared, children }: { compared: Compared; children: ReactNode }) {
  const { t } = useText();
  const { list, products } = compared;
  return (
    <div className="wrap compare__columns compare__heads">
      <div className="hide-empty compare__ways">{children}</div>
      {products.map((product, index) => (
        <ProductHead
          key={product.product.code}
          compared={product}
          other={products[1 - index]}
          isFirst={index === 0}
        />
      ))}
      {products.length === 1 && (
        <div className="text-center pad-5 compare__second stack stack--center">
          <p className="soft">{t("compare.second")}</p>
          <ButtonLink
            look="line"
            href={compareHref(
              list,
              products.map(({ product }) => product.code),
            )}
          >
            {t("compare.toList")}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

interface ProductHeadProps {
  compared: ComparedProduct;
  other: ComparedProduct | undefined;
  isFirst: boolean;
}

function ProductHead({ compared, other, isFirst }: ProductHeadProps) {
  const { t } = useText();
  const { edition } = usePage();
  const { offering, product } = compared;
  const { code, name, skusData } = product;
  const [picture] = picturesOf(product);
  const others = other ? [other.product.code] : [];
  return (
    <div className="compare__product stack gap-2">
      {picture && (
        <Picture
          {...picture}
          ratio="1:1"
          sizes="(width < 600px) 44vw, (width < 1440px) 28vw, 400px"
          priority={isFirst}
        />
      )}
      <h2 className="d25">
        {isAvailable(product) ? <a href={offeringPath(edition, offering, product)}>{name}</a> : name}
      </h2>
      <Facts items={[<bdi key="code">{code}</bdi>]} />
      <p className="t15">
        <OfferingPrice price={skusData.price} unit={shortUnitOf(product)} />
      </p>
      {other && <AdvantageList product={product} other={other.product} />}
      <a
        className="link tap t15"
        href={compareHref(chosenOf(edition, compared).list, others)}
        data-compare-keep={others.join(",")}
        aria-label={t("compare.replaceNamed", { name })}
      >
        {t("compare.replace")}
      </a>
    </div>
  );
}

function AdvantageList({ product, other }: { product: Offering; other: Offering }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const advantages = advantagesOf(product, other);
  if (advantages.length === 0) return null;
  const amountOf = (amount: number) => formatAmount(amount, country);
  return (
    <div className="stack gap-2 rule above-2 pad-above-3 compare__for">
      <h3 className="kicker">{t("compare.speaksFor")}</h3>
      <ul className="stack gap-1 t15">
        {advantages.map((advantage) => {
          const words = wordsOf(advantage, amountOf, t);
          return (
            <li key={words} className="beside align-start">
              <Icon name="check" size="small" />
              <span>{words}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function wordsOf(advantage: Advantage, amountOf: (amount: number) => string, t: Text["t"]): string {
  switch (advantage.kind) {
    case "cheaper": {
      const { amount, unit } = advantage;
      const less = amountOf(amount);
      return unit ? t("compare.cheaperPer", { amount: less, unit }) : t("compare.cheaper", { amount: less });
    }
    case "sooner":
      return t("compare.sooner", { days: advantage.days });
    case "longer":
      return t("compare.longer", { years: advantage.years });
    case "bears": {
      const { name, points, other } = advantage;
      return t("compare.bears", { name, points, other });
    }
  }
}

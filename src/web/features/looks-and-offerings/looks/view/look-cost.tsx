import type { CSSProperties } from "react";
import type { Edition } from "../../../../../editions/edition.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Bars } from "../../../../../ui/text/bars.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import type { Look } from "./load-look.ts";
import "./look-plan.css";
import "./look-cost.css";

const SCOPES = {
  "full-home": "looks.scopeFull",
  "kitchen-wardrobes-paint": "looks.scopeRental",
} as const;

export function LookCost({ look, edition }: { look: Look; edition: Edition }) {
  const { t } = useText();
  const { prices = [], homeSize, scope, condition, weeks } = look;
  if (prices.length === 0) return null;
  const most = Math.max(...prices.map(({ high }) => high));
  return (
    <section className="sec on-sand">
      <div className="wrap split split--even look-cost">
        <div className="stack gap-4">
          <h2 className="d42">{t("looks.cost")}</h2>
          <p className="soft measure">
            {scope && t(SCOPES[scope])} {condition === "resale" && t("looks.resale")}
          </p>
          <Bars
            bars={prices.map((price) => ({
              name:
                price.homeSize.id === homeSize?.id
                  ? t("looks.thisHome", { size: price.homeSize.name })
                  : price.homeSize.name,
              share: price.high / most,
              value: <Money amount={price.low} to={price.high} country={edition.country} strong={false} />,
              quiet: price.homeSize.id !== homeSize?.id,
            }))}
          />
        </div>
        {weeks && <Weeks weeks={weeks} />}
      </div>
    </section>
  );
}

function Weeks({ weeks }: { weeks: NonNullable<Look["weeks"]> }) {
  const { t } = useText();
  const { design, making, fitting } = weeks;
  const total = design + making + fitting;
  const parts = [
    { name: t("looks.weeksDesign"), text: t("looks.weeksDesignText"), count: design, before: 0 },
    { name: t("looks.weeksMaking"), text: t("looks.weeksMakingText"), count: making, before: design },
    {
      name: t("looks.weeksFitting"),
      text: t("looks.weeksFittingText"),
      count: fitting,
      before: design + making,
    },
  ];
  return (
    <div className="stack gap-4">
      <h2 className="d42">{t("looks.time", { count: total })}</h2>
      <ol className="look-weeks">
        {parts.map(({ name, text, count, before }) => {
          const style: CSSProperties & Record<`--${string}`, number> = {
            "--from": before / total,
            "--part": count / total,
          };
          return (
            <li key={name}>
              <p className="line apart">
                <b>{name}</b> <span className="num">{t("looks.weeks", { count })}</span>
              </p>
              <span className="look-weeks__track" style={style} aria-hidden="true" />
              <p className="t15 soft">{text}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

type Finish = NonNullable<Look["finishes"]>[number];

export function LookFinishes({ look, edition }: { look: Look; edition: Edition }) {
  const { finishes = [], palette } = look;
  const { t } = useText();
  const catalogue = linkTo(edition, "finishes");
  if (finishes.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap split look-finishes">
        <div className="stack gap-3">
          <h2 className="d42">{t("looks.finishes")}</h2>
          <p className="soft">{t("design.finishesHelp")}</p>
          {catalogue && <GoLink href={catalogue}>{t("design.allFinishes")}</GoLink>}
        </div>
        <ul className="look-finishes__list">
          {finishes.map((finish) => (
            <FinishRow
              key={`${finish.part} ${finish.finish}`}
              finish={finish}
              hex={colourIn(finish.finish, palette?.colours)}
              edition={edition}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface FinishRowProps {
  finish: Finish;
  hex: string | undefined;
  edition: Edition;
}

function FinishRow({ finish: { part, finish, code, product }, hex, edition }: FinishRowProps) {
  const { t } = useText();
  const href =
    product &&
    code &&
    linkTo(edition, "finish-detail", { finishesCategorySlug: product.category, finishCode: code });
  return (
    <li className="look-finish beside">
      {product ? (
        <Picture
          photo={product.picture.photo}
          alt=""
          ratio="1:1"
          sizes="72px"
          className="look-finish__sample"
        />
      ) : (
        <span className="look-finish__sample" style={{ backgroundColor: hex }} />
      )}
      <div>
        <p className="t13 soft">{part}</p>
        <p className="strong">{finish}</p>
        {product && (
          <p className="t15 soft">
            {t("looks.inCatalogue")}{" "}
            {href ? (
              <a className="link" href={href}>
                {product.name}
              </a>
            ) : (
              product.name
            )}
            {", "}
            <Money amount={product.price} country={edition.country} strong={false} />{" "}
            {product.unit && t("looks.per", { unit: product.unit })}
          </p>
        )}
      </div>
    </li>
  );
}

type Colours = NonNullable<Look["palette"]>["colours"];

/** The palette colour that the finish mentions; the longest name wins, so that light grey does not match grey. */
function colourIn(finish: string, colours: Colours = []): string | undefined {
  const said = colours.filter(({ name }) => finish.toLowerCase().includes(name.toLowerCase()));
  return said.sort((one, other) => other.name.length - one.name.length)[0]?.hex;
}

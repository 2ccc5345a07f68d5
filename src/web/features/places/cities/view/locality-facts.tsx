import { Bars } from "../../../../../ui/text/bars.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section } from "../../../../sections/parts/section.tsx";
import { kilometres } from "../../serviceability/serviceability-words.ts";
import type { LoadedLocalityPage } from "../load-locality-page.ts";

/** Where the money of a home there goes, and what those who live around it ask of whoever works there. */
export function LocalityFacts({ city, locality, bill, fromTheMiddle }: LoadedLocalityPage) {
  const { t, language } = useText();
  const { edition } = usePage();
  const rules = linkTo(edition, "building-rules");
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  return (
    <Section id="place" className="split split--even">
      <div className="stack">
        <h2 className="d32">{t("locality.rulesTitle", { name: locality.name })}</h2>
        <p className="measure">{locality.houseRules}</p>
        {rules && (
          <p>
            <a className="link tap" href={`${rules}?home=society`}>
              {t("rules.all")}
            </a>
          </p>
        )}
        <dl className="pairs">
          <div>
            <dt>{t("locality.homes")}</dt>
            <dd>{list.format(locality.homeTypes)}</dd>
          </div>
          <div>
            <dt>{t("locality.where")}</dt>
            <dd>{t("locality.middle", { km: kilometres(fromTheMiddle, language), city: city.name })}</dd>
          </div>
        </dl>
      </div>
      {bill && <Bill bill={bill} />}
    </Section>
  );
}

function Bill({ bill: { home, carpetSqFt, lines } }: { bill: NonNullable<LoadedLocalityPage["bill"]> }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const most = Math.max(...lines.map(({ amount }) => amount));
  return (
    <div className="stack">
      <h2 className="d32">
        {t("locality.billTitle", { home: t("cities.homeName", { rooms: Number.parseInt(home, 10) }) })}
      </h2>
      <p className="soft t15">{t("locality.billText", { area: carpetSqFt.toLocaleString("en-IN") })}</p>
      <Bars
        bars={lines.map(({ name, amount }) => ({
          name,
          share: amount / most,
          value: <Money amount={amount} country={country} strong={false} />,
        }))}
      />
    </div>
  );
}

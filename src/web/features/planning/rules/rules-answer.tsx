import type {
  BuildingRules,
  RulePermit,
  Work,
} from "../../../../contracts/documents/planning/building-rules.ts";
import { fullDateWords } from "../../../../editions/day-words.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { CheckList } from "../../../sections/parts/check-list.tsx";
import { Section, SectionHead } from "../../../sections/parts/section.tsx";
import { RuleFacts } from "./rule-facts.tsx";
import type { RulesChoice } from "./rules-query.ts";
import "./rules.css";

/** Everything that is known of one type of home, with its sources; what is not known is said to be unknown. */
export function RulesAnswer({ rules, works }: RulesChoice) {
  const { t, language } = useText();
  return (
    <>
      <Section id="permits" tone="sand">
        <SectionHead
          title={t("rules.permitsTitle")}
          lede={t(works.length > 0 ? "rules.permitsChosen" : "rules.permitsAll")}
        />
        <PermitList rules={rules} works={works} />
      </Section>
      <Section id="terms">
        <SectionHead title={t("rules.factsTitle")} lede={rules.decides} />
        <RuleFacts rules={rules} />
      </Section>
      <Section id="who" tone="sand">
        <SectionHead title={t("rules.whoTitle")} />
        <div className="columns rules-who">
          <div className="stack gap-4">
            <h3 className="d25">{t("rules.ours")}</h3>
            <CheckList items={rules.ours} />
          </div>
          <div className="stack gap-4">
            <h3 className="d25">{t("rules.yours")}</h3>
            <CheckList items={rules.yours} />
          </div>
          <div className="stack gap-4">
            <h3 className="d25">{t("rules.never")}</h3>
            <CheckList items={rules.never} mark="close" />
          </div>
        </div>
      </Section>
      <Section id="sources">
        <SectionHead title={t("rules.sourcesTitle")} lede={t("rules.sourcesLede")} />
        <ol className="ruled-list rules-sources">
          {rules.sources.map(({ id, publisher, title, checked, note }, index) => (
            <li key={id} id={`source-${id}`}>
              <b className="num">{index + 1}</b>
              <div className="stack gap-1">
                <p>
                  <b>{publisher}</b>: {title}
                </p>
                <p className="t13 soft">
                  {checked
                    ? t("rules.checked", { date: fullDateWords(checked, language) })
                    : t("rules.notChecked")}{" "}
                  {note}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

const LOOKS = {
  nothing: "tag tag--ok",
  notice: "tag rule-tag",
  permit: "tag tag--warn",
  engineer: "tag tag--warn",
  refused: "tag permit__refused",
  unknown: "tag tag--warn",
} as const satisfies Record<RulePermit["needs"], string>;

/** Which of the works need whose word, and who asks for it. */
function PermitList({ rules, works }: { rules: BuildingRules; works: readonly Work[] }) {
  const shown = rules.permits.filter(({ work }) => works.length === 0 || works.includes(work));
  return (
    <ul className="ruled-list permits">
      {shown.map((permit) => (
        <Permit key={permit.work} permit={permit} rules={rules} />
      ))}
    </ul>
  );
}

function Permit({ permit, rules }: { permit: RulePermit; rules: BuildingRules }) {
  const { t } = useText();
  const place = rules.sources.findIndex(({ id }) => id === permit.source);
  return (
    <li className="permit" id={`work-${permit.work}`}>
      <h3 className="d20">{t(`rules.work.${permit.work}`)}</h3>
      <p>
        <span className={LOOKS[permit.needs]}>{t(`rules.needs.${permit.needs}`)}</span>
      </p>
      <div className="stack gap-1">
        {(permit.from || permit.applies) && (
          <p className="strong">
            {[
              permit.from && t("rules.from", { who: permit.from }),
              permit.applies && t(`rules.applies.${permit.applies}`),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        )}
        {permit.note && <p className="soft">{permit.note}</p>}
        {place >= 0 && (
          <p className="t13 soft">
            <a className="link rules-source" href={`#source-${permit.source}`}>
              {t("rules.sourceNumber", { n: place + 1 })}
            </a>
          </p>
        )}
      </div>
    </li>
  );
}

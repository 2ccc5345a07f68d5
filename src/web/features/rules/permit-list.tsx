import type {
  BuildingRules,
  RulePermit,
  Work,
} from "../../../contracts/documents/planning/building-rules.ts";
import { useText } from "../../../ui/text/text.tsx";
import { APPLICANT_NAMES, NEED_NAMES, WORK_NAMES } from "./rules-words.ts";
import "./rules.css";

const LOOKS = {
  nothing: "tag tag--ok",
  notice: "tag rule-tag",
  permit: "tag tag--warn",
  engineer: "tag tag--warn",
  refused: "tag permit__refused",
  unknown: "tag tag--warn",
} as const satisfies Record<RulePermit["needs"], string>;

/** Which of the works need whose word, and who asks for it. */
export function PermitList({ rules, works }: { rules: BuildingRules; works: readonly Work[] }) {
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
      <h3 className="d20">{t(WORK_NAMES[permit.work])}</h3>
      <p>
        <span className={LOOKS[permit.needs]}>{t(NEED_NAMES[permit.needs])}</span>
      </p>
      <div className="stack gap-1">
        {(permit.from || permit.applies) && (
          <p className="strong">
            {[
              permit.from && t("rules.from", { who: permit.from }),
              permit.applies && t(APPLICANT_NAMES[permit.applies]),
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

import type { ProjectPart as Part, Project } from "../../../../../contracts/customer/project/project.ts";
import { dateWords, yearCountWords } from "../../../../../editions/day-words.ts";
import { inLanguage } from "../../../../../editions/languages.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { cssNumbers } from "../../../../sections/parts/css-numbers.ts";
import { warrantyAt } from "../project-state.ts";
import { ProjectPart } from "./project-part.tsx";

/** After the keys: what everything is called, so that it can be had again, and how long we answer for it. */
export function HomePassport({ project, today }: { project: Project; today: string }) {
  const { t, language } = useText();
  const { passport, warranties } = project;
  if (passport.length === 0 && warranties.length === 0) return null;
  const rooms = [...Map.groupBy(passport, ({ room }) => inLanguage(room, language))];
  return (
    <ProjectPart id="passport" title={t("project.passport")} lead={t("project.passportLead")}>
      <div className="columns columns--near passport">
        {rooms.map(([room, items]) => (
          <div key={room} className="box passport__room stack gap-3">
            <h3 className="d20">{room}</h3>
            <ul className="stack gap-2 t15">
              {items.map(({ what, code, maker }) => (
                <li key={code}>
                  <bdi className="strong t13 nowrap passport__code">{code}</bdi> {inLanguage(what, language)}
                  {maker && <span className="soft"> · {inLanguage(maker, language)}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {warranties.length > 0 && (
        <>
          <h3 className="d25">{t("project.warranty")}</h3>
          <ul className="columns columns--2 columns--near">
            {warranties.map((warranty) => (
              <WarrantyClock key={warranty.what.en} warranty={warranty} today={today} />
            ))}
          </ul>
        </>
      )}
    </ProjectPart>
  );
}

function WarrantyClock({ warranty, today }: { warranty: Part<"warranties">; today: string }) {
  const { t, language } = useText();
  const { until, passed, isOver } = warrantyAt(warranty, today);
  return (
    <li className="stack gap-2 t15">
      <p className="row align-stretch apart warranty__head">
        <b>{inLanguage(warranty.what, language)}</b>
        <span className="soft">{yearCountWords(warranty.years, language)}</span>
      </p>
      <div className="warranty__track" aria-hidden="true">
        <i style={cssNumbers({ "--share": 1 - passed })} />
      </div>
      <p className="soft t13">
        {t(isOver ? "project.warrantyOver" : "project.warrantyUntil", { day: dateWords(until, language) })}
      </p>
    </li>
  );
}

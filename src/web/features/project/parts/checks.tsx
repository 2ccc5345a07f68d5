import type { Project } from "../../../../contracts/customer/project/project.ts";
import { dateWords } from "../../../../editions/day-words.ts";
import { inLanguage } from "../../../../editions/languages.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { ProjectPart } from "./project-part.tsx";

/** What is looked at before anybody hands over keys, and what has passed. */
export function Checks({ project }: { project: Project }) {
  const { t, language } = useText();
  const { checks } = project;
  if (checks.length === 0) return null;
  const count = checks.filter(({ doneOn }) => doneOn !== undefined).length;
  return (
    <ProjectPart
      id="checks"
      title={t("project.checks")}
      lead={t("project.checksLead", { count, total: checks.length })}
    >
      <ul className="columns columns--2 checks t15">
        {checks.map(({ title, doneOn, by }) => (
          <li key={title.en} className={doneOn ? "beside is-passed" : "beside"}>
            <span className="checks__mark center" aria-hidden="true">
              {doneOn && <Icon name="check" />}
            </span>
            <span>
              {inLanguage(title, language)}
              <span className="block soft t13">
                {doneOn
                  ? [dateWords(doneOn, language), by && inLanguage(by, language)].filter(Boolean).join(" · ")
                  : t("project.toCome")}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </ProjectPart>
  );
}

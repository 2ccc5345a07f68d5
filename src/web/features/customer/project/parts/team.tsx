import type { ProjectPart as Part, Project } from "../../../../../contracts/customer/project/project.ts";
import { dateWords } from "../../../../../editions/day-words.ts";
import { inLanguage } from "../../../../../editions/languages.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { ProjectPart } from "./project-part.tsx";

/** Who works for the customer, who stands in for them, and what was told when somebody changed. */
export function Team({ project }: { project: Project }) {
  const { t } = useText();
  if (project.team.length === 0) return null;
  return (
    <ProjectPart id="team" title={t("project.team")} lead={t("project.teamLead")}>
      <ul className="columns columns--near team">
        {project.team.map((member) => (
          <Member key={member.role} member={member} />
        ))}
      </ul>
    </ProjectPart>
  );
}

function Member({ member }: { member: Part<"team"> }) {
  const { t, language } = useText();
  const { role, name, standIn, since, handoverNote } = member;
  const shown = inLanguage(name, language);
  return (
    <li className="box team__member stack gap-3">
      <div className="beside">
        <span className="team__sign center" aria-hidden="true">
          {shown.slice(0, 1)}
        </span>
        <div>
          <p className="soft t13">{t(`project.role.${role}`)}</p>
          <h3 className="d20">{shown}</h3>
        </div>
      </div>
      <p className="t15">
        {t("project.standIn", { name: inLanguage(standIn, language) })}
        <br />
        <span className="soft">{t("project.since", { day: dateWords(since, language) })}</span>
      </p>
      {handoverNote && (
        <figure className="rule pad-above-3 team__note stack gap-1 t15">
          <figcaption className="strong">
            {t("project.handoverNote", {
              name: inLanguage(handoverNote.from, language),
              day: dateWords(handoverNote.on, language),
            })}
          </figcaption>
          <blockquote>{inLanguage(handoverNote.text, language)}</blockquote>
        </figure>
      )}
    </li>
  );
}

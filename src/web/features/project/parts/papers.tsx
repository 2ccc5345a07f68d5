import type { Project } from "../../../../contracts/customer/project/project.ts";
import { dateWords } from "../../../../editions/day-words.ts";
import { inLanguage } from "../../../../editions/languages.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { ProjectPart } from "./project-part.tsx";

/** What was written down: each a PDF, the newest first. */
export function Papers({ project }: { project: Project }) {
  const { t, language } = useText();
  const { edition } = usePage();
  if (project.papers.length === 0) return null;
  return (
    <ProjectPart id="papers" title={t("project.papers")} lead={t("project.papersLead")}>
      <ul className="rule papers">
        {project.papers.toReversed().map(({ id, title, on }) => (
          <li key={id}>
            <a
              className="beside beside--3 papers__paper"
              href={linkTo(edition, "profile-project-paper", { paper: id }) ?? ""}
              download
            >
              <Icon name="download" />
              <span className="strong">{inLanguage(title, language)}</span>
              <span className="soft t15">{dateWords(on, language)} · PDF</span>
            </a>
          </li>
        ))}
      </ul>
    </ProjectPart>
  );
}

import type { Project } from "../../../contracts/customer/project/project.ts";
import { dateWords } from "../../../editions/day-words.ts";
import { inLanguage } from "../../../editions/languages.ts";
import { Picture } from "../../../ui/media/picture.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { ProjectPart } from "./project-part.tsx";
import { STAGE_NAMES } from "./project-words.ts";
import "./photographs.css";

/** What was photographed, the newest stage first. */
export function Photographs({ project }: { project: Project }) {
  const { t, language } = useText();
  const { photographs } = project;
  if (photographs.length === 0) return null;
  const stages = [...Map.groupBy(photographs, ({ stage }) => stage)].toReversed();
  return (
    <ProjectPart id="photographs" title={t("project.photographs")} lead={t("project.photographsLead")}>
      {stages.map(([stage, members]) => (
        <div key={stage} className="stack stack--3">
          <h3 className="strong">{t(STAGE_NAMES[stage])}</h3>
          <ul className="columns columns--near project-photos">
            {members.map(({ picture, caption, takenOn }) => (
              <li key={caption.en}>
                <figure className="stack stack--2">
                  <Picture
                    photo={picture.photo}
                    alt={inLanguage(picture.alt, language)}
                    ratio="3:2"
                    sizes="(width < 600px) 50vw, 300px"
                    className="project-photos__picture"
                  />
                  <figcaption className="t13">
                    {inLanguage(caption, language)}{" "}
                    <span className="soft">· {dateWords(takenOn, language)}</span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </ProjectPart>
  );
}

import type { Project } from "../../../../contracts/customer/project/project.ts";
import { dateWords } from "../../../../editions/day-words.ts";
import { inLanguage } from "../../../../editions/languages.ts";
import { Picture } from "../../../../ui/media/picture.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { STAGE_NAMES } from "../project-words.ts";
import { ProjectPart } from "./project-part.tsx";

/** What was photographed at which stage, the newest first. */
export function Photographs({ project }: { project: Project }) {
  const { t, language } = useText();
  const { photographs } = project;
  if (photographs.length === 0) return null;
  return (
    <ProjectPart id="photographs" title={t("project.photographs")} lead={t("project.photographsLead")}>
      <ul className="columns columns--near project-photos">
        {photographs
          .toSorted((one, other) => other.takenOn.localeCompare(one.takenOn))
          .map(({ stage, picture, caption, takenOn }) => (
            <li key={caption.en}>
              <figure className="stack gap-2">
                <Picture
                  photo={picture.photo}
                  alt={inLanguage(picture.alt, language)}
                  ratio="3:2"
                  sizes="(width < 600px) 50vw, 340px"
                  className="project-photos__picture"
                />
                <figcaption className="t15">
                  <span className="soft t13">
                    {t(STAGE_NAMES[stage])} · {dateWords(takenOn, language)}
                  </span>
                  <br />
                  {inLanguage(caption, language)}
                </figcaption>
              </figure>
            </li>
          ))}
      </ul>
    </ProjectPart>
  );
}

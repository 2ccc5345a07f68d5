import type { Project } from "../../../../contracts/customer/project/project.ts";
import { dateWords, shortDayWords } from "../../../../editions/day-words.ts";
import { inLanguage } from "../../../../editions/languages.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { ChipLinks } from "../../../../ui/navigation/chip-links.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { NextStep } from "./parts/next-step.tsx";
import { Payments, PriceDrift } from "./parts/project-money.tsx";
import { DelayAccount, HomePassport, ProjectPart, Team } from "./parts/project-part-views.tsx";
import { usePaperAddress } from "./preview.tsx";
import { type StageAt, stagesAt } from "./project-state.ts";
import "./project.css";

interface ProjectViewProps {
  project: Project;
  today: string;
}

export function ProjectView({ project, today }: ProjectViewProps) {
  const { t } = useText();
  return (
    <div className="project stack">
      {project.isSample && <Notice title={t("project.sampleTitle")}>{t("project.sampleText")}</Notice>}
      <Progress project={project} today={today} />
      <NextStep project={project} today={today} />
      <ChipLinks links={partsOf(project).map(([id, key]) => ({ name: t(key), href: `#${id}` }))} />
      {project.handedOverOn && <HomePassport project={project} today={today} />}
      <Payments project={project} today={today} />
      <PriceDrift project={project} />
      <DelayAccount project={project} />
      <Photographs project={project} />
      <Checks project={project} />
      <Team project={project} />
      <Papers project={project} />
    </div>
  );
}

function Progress({ project, today }: ProjectViewProps) {
  const { t, language } = useText();
  const { handedOverOn } = project;
  const stages = stagesAt(project, today);
  const now = stages.filter(({ state }) => state === "now");
  const last = now.at(-1);
  if (stages.length === 0) return <Notice>{t("project.notTold")}</Notice>;
  return (
    <section className="project__progress stack gap-5" aria-labelledby="where-title">
      <div className="stack gap-2">
        <p className="t15 soft">
          {last
            ? t("project.stageOf", { place: stages.indexOf(last) + 1, count: stages.length })
            : t("project.allDone")}
        </p>
        <h2 id="where-title" className="d32">
          {last
            ? t(`project.stage.${last.stage}`)
            : t("project.yours", { day: handedOverOn ? dateWords(handedOverOn, language) : "" })}
        </h2>
        <p className="measure">{t(last ? `project.stageText.${last.stage}` : "project.yoursText")}</p>
      </div>
      <StageLine stages={stages} />
    </section>
  );
}

function partsOf(project: Project): [id: string, label: MessageKey][] {
  const parts: [string, MessageKey, unknown][] = [
    ["passport", "project.passport", project.passport.length],
    ["payments", "project.payments", project.payments.length],
    ["price", "project.price", project.quotes.length > 1],
    ["date", "project.date", project.handoverOn],
    ["photographs", "project.photographs", project.photographs.length],
    ["checks", "project.checks", project.checks.length],
    ["team", "project.team", project.team.length],
    ["papers", "project.papers", project.papers.length],
  ];
  return parts.filter(([, , isThere]) => isThere).map(([id, label]) => [id, label]);
}

function Papers({ project }: { project: Project }) {
  const { t, language } = useText();
  const addressOf = usePaperAddress();
  if (project.papers.length === 0) return null;
  return (
    <ProjectPart id="papers" title={t("project.papers")} lead={t("project.papersLead")}>
      <ul className="rule papers">
        {project.papers.toReversed().map(({ id, title, on }) => (
          <li key={id}>
            <a className="beside beside--3 papers__paper" href={addressOf(id)} download>
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

function Checks({ project }: { project: Project }) {
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
                  : t("project.state.to-come")}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </ProjectPart>
  );
}

function Photographs({ project }: { project: Project }) {
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
                    {t(`project.stage.${stage}`)} · {dateWords(takenOn, language)}
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

function StageLine({ stages }: { stages: readonly StageAt[] }) {
  const { t, language } = useText();
  return (
    <ol className="stage-line">
      {stages.map(({ stage, state, from, until, doneOn }) => (
        <li
          key={stage}
          className={`stack gap-2 stage-line__stage is-${state}`}
          aria-current={state === "now" ? "step" : undefined}
        >
          <span className="center stage-line__mark" aria-hidden="true">
            {state === "done" && <Icon name="check" />}
          </span>
          <span className="stack gap-0 stage-line__words">
            <b>{t(`project.stage.${stage}`)}</b>
            <span className="sr">{t(`project.state.${state}`)}</span>
            <span className="soft t13">
              {doneOn
                ? dateWords(doneOn, language)
                : state === "now"
                  ? t("project.until", { day: shortDayWords(until, language) })
                  : t("project.from", { day: shortDayWords(from, language) })}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

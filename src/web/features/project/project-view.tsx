import type { Project } from "../../../contracts/customer/project/project.ts";
import { dateWords } from "../../../editions/day-words.ts";
import { ChipLinks } from "../../../ui/navigation/chip-links.tsx";
import { Notice } from "../../../ui/overlay/notice.tsx";
import { type MessageKey, useText } from "../../../ui/text/text.tsx";
import { Checks } from "./parts/checks.tsx";
import { DelayAccount } from "./parts/delay-account.tsx";
import { HomePassport } from "./parts/home-passport.tsx";
import { NextStep } from "./parts/next-step.tsx";
import { Papers } from "./parts/papers.tsx";
import { Payments } from "./parts/payments.tsx";
import { Photographs } from "./parts/photographs.tsx";
import { PriceDrift } from "./parts/price-drift.tsx";
import { StageLine } from "./parts/stage-line.tsx";
import { Team } from "./parts/team.tsx";
import { stagesAt } from "./project-state.ts";
import { STAGE_NAMES, STAGE_TEXTS } from "./project-words.ts";
import "./project.css";

interface ProjectViewProps {
  project: Project;
  today: string;
}

/** A project from top to bottom: where it stands, what comes next, and everything that belongs to it. */
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
            ? t(STAGE_NAMES[last.stage])
            : t("project.yours", { day: handedOverOn ? dateWords(handedOverOn, language) : "" })}
        </h2>
        <p className="measure">{t(last ? STAGE_TEXTS[last.stage] : "project.yoursText")}</p>
      </div>
      <StageLine stages={stages} />
    </section>
  );
}

/** The parts that are there, in their order. */
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

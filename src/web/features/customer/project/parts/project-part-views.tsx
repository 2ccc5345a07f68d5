import type { ReactNode } from "react";
import {
  approvedChanges,
  plannedHandover,
} from "../../../../../contracts/customer/project/approved-changes.ts";
import type { ProjectPart as Part, Project } from "../../../../../contracts/customer/project/project.ts";
import { countryOf } from "../../../../../editions/countries.ts";
import { dateWords, dayCountWords, yearCountWords } from "../../../../../editions/day-words.ts";
import { inLanguage } from "../../../../../editions/languages.ts";
import { writeAmount } from "../../../../../editions/money.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { cssNumbers } from "../../../../sections/parts/css-numbers.ts";
import { delayOf, warrantyAt } from "../project-state.ts";

interface ProjectPartProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

export function ProjectPart({ id, title, lead, children }: ProjectPartProps) {
  return (
    <section id={id} className="rule project-part stack gap-4" aria-labelledby={`${id}-title`}>
      <div className="stack gap-1">
        <h2 id={`${id}-title`} className="d32">
          {title}
        </h2>
        {lead && <p className="soft measure">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

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

export function DelayAccount({ project }: { project: Project }) {
  const { t, language } = useText();
  const country = useProjectCountry(project);
  const { handoverOn, expectedOn, handedOverOn, delays } = project;
  if (!handoverOn) return null;
  const { ours, credit, graceDays } = delayOf(project);
  const days = (count: number) => dayCountWords(count, language);
  const isLate = delays.length > 0;
  const changes = approvedChanges(project.decisions).filter((change) => change.days > 0);
  const expected = plannedHandover({ handoverOn, expectedOn }, project.decisions);
  return (
    <ProjectPart id="date" title={t("project.date")} lead={t("project.dateLead")}>
      <dl className="pairs">
        <div>
          <dt>{t("project.contractDate")}</dt>
          <dd>{dateWords(handoverOn, language)}</dd>
        </div>
        {delays.map(({ days: count, reason, cause, on }) => (
          <div key={reason.en}>
            <dt>
              {days(count)} · {t(`project.cause.${cause}`)}
            </dt>
            <dd>
              {inLanguage(reason, language)} <span className="soft">({dateWords(on, language)})</span>
            </dd>
          </div>
        ))}
        {changes.map(({ days: count, title, at, on }) => (
          <div key={at}>
            <dt>
              {days(count)} · {t("project.approvedByYou")}
            </dt>
            <dd>
              {inLanguage(title, language)} <span className="soft">({dateWords(on, language)})</span>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t(handedOverOn ? "project.handedOverOn" : "project.expectedDate")}</dt>
          <dd className="strong">{dateWords(handedOverOn ?? expected ?? handoverOn, language)}</dd>
        </div>
      </dl>
      {isLate ? (
        <Notice tone={credit.amount > 0 ? "warn" : "info"}>
          {credit.amount > 0
            ? t("project.owed", {
                days: days(ours),
                grace: days(graceDays),
                amount: writeAmount(credit.amount, { country, language }),
              })
            : t("project.inGrace", { days: days(ours), left: days(credit.graceLeft) })}
        </Notice>
      ) : (
        <Notice tone="ok">{t(changes.length > 0 ? "project.onTimeChanged" : "project.onTime")}</Notice>
      )}
    </ProjectPart>
  );
}

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

/** The country of a project, whatever the edition of the page. An upstream may not send it. */
export function useProjectCountry({ country }: Pick<Project, "country">): Country {
  return countryOf(country, usePage().edition.country);
}

import { APPROVE } from "../../../../../contracts/customer/project/approved-changes.ts";
import type { Project, ProjectPart } from "../../../../../contracts/customer/project/project.ts";
import { COUNTRY_TIME, wallTime } from "../../../../../editions/country-time.ts";
import { dayWords, fromTodayWords, timeWords } from "../../../../../editions/day-words.ts";
import { inLanguage, LANGUAGES, type Language } from "../../../../../editions/languages.ts";
import { writeAmount } from "../../../../../editions/money.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { minutesOf } from "../../../../../editions/time-slots.ts";
import { Button, ButtonLink } from "../../../../../ui/forms/button.tsx";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { InertNote, MessageLink, useIsPreview } from "../preview.tsx";
import { answeredDecisions, appointmentsFrom, daysUntil, openDecisions } from "../project-state.ts";
import { ChangeFacts, ChangeSummary } from "./change-order.tsx";
import { useProjectCountry } from "./project-part-views.tsx";

export function NextStep({ project, today }: { project: Project; today: string }) {
  const { t } = useText();
  const [next, ...later] = appointmentsFrom(project, today);
  const decisions = openDecisions(project);
  const country = useProjectCountry(project);
  const answered = answeredDecisions(project);
  if (!next && decisions.length + answered.length === 0) return null;
  return (
    <div className="next-step split split--even split--near">
      {next && (
        <section className="box pad-fluid next-step__card stack gap-4" aria-labelledby="next-title">
          <h2 id="next-title" className="strong t15 accent">
            {t("project.next")}
          </h2>
          <Appointment appointment={next} today={today} />
          {later.length > 0 && (
            <ul className="ruled-list next-step__later t15">
              {later.map((appointment) => (
                <LaterLine key={appointment.id} appointment={appointment} />
              ))}
            </ul>
          )}
          <CalendarLink />
        </section>
      )}
      {decisions.length + answered.length > 0 && (
        <section
          className="box pad-fluid next-step__card next-step__card--yours stack gap-4"
          id="decisions"
          aria-labelledby="decide-title"
        >
          <h2 id="decide-title" className="strong t15 accent">
            {t("project.decide")}
          </h2>
          <ul className="stack gap-4">
            {decisions.map((decision) => (
              <Decision key={decision.id} {...{ decision, project, today, country }} />
            ))}
            {answered.map((decision) => (
              <Answered key={decision.id} {...{ decision, project, country }} />
            ))}
          </ul>
          <ChangeSummary project={project} />
        </section>
      )}
    </div>
  );
}

function CalendarLink() {
  const { t } = useText();
  const { edition } = usePage();
  const shown = { look: "line", size: "small", icon: "calendar" } as const;
  if (useIsPreview())
    return (
      <div className="stack gap-1 stack--start">
        <Button {...shown} disabled>
          {t("project.calendar")}
        </Button>
        <InertNote />
      </div>
    );
  return (
    <p>
      <ButtonLink {...shown} href={linkTo(edition, "profile-project-calendar") ?? ""} download>
        {t("project.calendar")}
      </ButtonLink>
    </p>
  );
}

function Appointment({ appointment, today }: { appointment: ProjectPart<"appointments">; today: string }) {
  const { t, language } = useText();
  const { day, title, location, who } = appointment;
  return (
    <div className="beside align-start next-step__date">
      <p className="stack gap-0 stack--center text-center next-step__leaf" aria-hidden="true">
        <span>{monthName(day, language)}</span>
        <b>{Number(day.slice(-2))}</b>
      </p>
      <div className="stack gap-1">
        <h3 className="d25">{inLanguage(title, language)}</h3>
        <p className="strong t15">
          {dayWords(day, language)} · {fromTodayWords(daysUntil(day, today), language)}
        </p>
        <p className="soft t15">
          {[
            timeSpan(appointment, language),
            location && inLanguage(location, language),
            who && t("project.comes", { name: inLanguage(who, language) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
    </div>
  );
}

function LaterLine({ appointment }: { appointment: ProjectPart<"appointments"> }) {
  const { language } = useText();
  return (
    <li className="next-step__line">
      <span>{inLanguage(appointment.title, language)}</span>
      <span className="soft">{dayWords(appointment.day, language)}</span>
    </li>
  );
}

interface DecisionProps {
  decision: Project["decisions"][number];
  project: Project;
  today: string;
  country: Country;
}

function Decision({ decision, project, today, country }: DecisionProps) {
  const { t, language } = useText();
  const { title, text, by, amount, options, change } = decision;
  const about = inLanguage(title, language);
  const isLate = change !== undefined && today > by;
  return (
    <li className="stack gap-1 stack--start">
      <h3 className="strong">{inLanguage(title, language)}</h3>
      <p className="t15" dir="auto">
        {inLanguage(text, language)}
      </p>
      {change && <ChangeFacts change={change} project={project} country={country} />}
      <p className="t15 accent next-step__by">
        <b>
          {t("project.by", { day: dayWords(by, language) })} ·{" "}
          {fromTodayWords(daysUntil(by, today), language)}
        </b>
        {amount !== undefined && (
          <span>
            {t("project.adds")} <Money amount={amount} country={country} />
          </span>
        )}
      </p>
      {isLate && <p className="t15">{t("project.changeLate")}</p>}
      {options && !isLate ? (
        <OptionButtons decision={decision} options={options} country={country} />
      ) : (
        <MessageLink about={about}>{t(isLate ? "project.askAgain" : "project.answer")}</MessageLink>
      )}
    </li>
  );
}

interface OptionButtonsProps {
  decision: Pick<Project["decisions"][number], "id" | "mark" | "change">;
  options: NonNullable<ProjectPart<"decisions">["options"]>;
  country: Country;
}

/** Each option is a button with its cost, so one press sends the decision. */
function OptionButtons({ decision: { id, mark, change }, options, country }: OptionButtonsProps) {
  const { t, language } = useText();
  const isPreview = useIsPreview();
  const priceOf = (amount: number) =>
    amount === 0
      ? t("project.noExtra")
      : `${amount < 0 ? "−" : "+"}${writeAmount(Math.abs(amount), { country, language })}`;
  return (
    <form method="post" action="?#decisions" className="stack gap-1">
      <input type="hidden" name="decision" value={id} />
      {mark && <input type="hidden" name="mark" value={mark} />}
      <div className="row gap-2">
        {options.map(({ id: option, label, amount }) => (
          <Button
            key={option}
            {...{ type: "submit", look: "line", size: "small", name: "option", value: option }}
            disabled={isPreview}
          >
            {inLanguage(label, language)}
            {!change && (
              <>
                {" · "}
                <bdi className="num">{priceOf(amount)}</bdi>
              </>
            )}
          </Button>
        ))}
      </div>
      <InertNote />
    </form>
  );
}

interface AnsweredProps {
  project: Project;
  decision: ReturnType<typeof answeredDecisions>[number];
  country: Country;
}

function Answered({ decision, project, country }: AnsweredProps) {
  const { t, language } = useText();
  const { title, options = [], answer, change } = decision;
  const chosen = options.find(({ id }) => id === answer.option);
  const { day, minutes } = wallTime(new Date(answer.at), COUNTRY_TIME[country].timeZone);
  const moment = `${dayWords(day, language)}, ${timeWords(minutes, language)}`;
  return (
    <li className="stack gap-1 stack--start">
      <h3 className="strong">{inLanguage(title, language)}</h3>
      <p className="line t15">
        {change && answer.option !== APPROVE ? <Icon name="close" /> : <Icon name="check" />}
        {change && t(answer.option === APPROVE ? "project.approved" : "project.declined")}
        {!change && (chosen ? inLanguage(chosen.label, language) : answer.option)}
      </p>
      {change && <ChangeFacts change={change} project={project} country={country} />}
      <p className="t15 soft">
        {answer.name
          ? t(change ? "project.answeredBy" : "project.decidedBy", { name: answer.name, moment })
          : t(change ? "project.answeredByYou" : "project.decidedByYou", { moment })}
      </p>
    </li>
  );
}

/** "10:00 AM – 1:00 PM"; empty if no hour is agreed yet. */
function timeSpan({ from, until }: Pick<ProjectPart<"appointments">, "from" | "until">, language: Language) {
  return [from, until].flatMap((time) => (time ? [timeWords(minutesOf(time), language)] : [])).join(" – ");
}

function monthName(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[language].dateLocale, { month: "short", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

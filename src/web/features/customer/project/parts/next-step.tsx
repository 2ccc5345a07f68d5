import type { Project, ProjectPart } from "../../../../../contracts/customer/project/project.ts";
import { COUNTRY_TIME, wallTime } from "../../../../../editions/country-time.ts";
import { dayWords, fromTodayWords, timeWords } from "../../../../../editions/day-words.ts";
import { inLanguage, LANGUAGES, type Language } from "../../../../../editions/languages.ts";
import { writeAmount } from "../../../../../editions/money.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { minutesOf } from "../../../../../editions/time-slots.ts";
import { Button, ButtonLink, GoLink } from "../../../../../ui/forms/button.tsx";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { answeredDecisions, appointmentsFrom, daysUntil, openDecisions } from "../project-state.ts";
import { useProjectCountry } from "./project-part-views.tsx";

export function NextStep({ project, today }: { project: Project; today: string }) {
  const { t } = useText();
  const { edition } = usePage();
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
          <p>
            <ButtonLink
              look="line"
              size="small"
              icon="calendar"
              href={linkTo(edition, "profile-project-calendar") ?? ""}
              download
            >
              {t("project.calendar")}
            </ButtonLink>
          </p>
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
              <Decision key={decision.id} decision={decision} today={today} country={country} />
            ))}
            {answered.map((decision) => (
              <Answered key={decision.id} decision={decision} country={country} />
            ))}
          </ul>
        </section>
      )}
    </div>
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
  decision: ProjectPart<"decisions">;
  today: string;
  country: Country;
}

function Decision({ decision, today, country }: DecisionProps) {
  const { t, language } = useText();
  const { edition } = usePage();
  const { title, text, by, amount, options } = decision;
  const tickets = linkTo(edition, "profile-tickets");
  const about = encodeURIComponent(inLanguage(title, language));
  return (
    <li className="stack gap-1 stack--start">
      <h3 className="strong">{inLanguage(title, language)}</h3>
      <p className="t15" dir="auto">
        {inLanguage(text, language)}
      </p>
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
      {options ? (
        <OptionButtons id={decision.id} options={options} country={country} />
      ) : (
        tickets && <GoLink href={`${tickets}?about=${about}#raise`}>{t("project.answer")}</GoLink>
      )}
    </li>
  );
}

interface OptionButtonsProps {
  id: string;
  options: NonNullable<ProjectPart<"decisions">["options"]>;
  country: Country;
}

/** Each option is a button with its cost, so one press sends the decision. */
function OptionButtons({ id, options, country }: OptionButtonsProps) {
  const { t, language } = useText();
  return (
    <form method="post" action="?#decisions" className="row gap-2">
      <input type="hidden" name="decision" value={id} />
      {options.map((option) => (
        <Button key={option.id} type="submit" look="line" size="small" name="option" value={option.id}>
          {inLanguage(option.label, language)} ·{" "}
          <bdi className="num">
            {option.amount === 0
              ? t("project.noExtra")
              : `${option.amount < 0 ? "−" : "+"}${writeAmount(Math.abs(option.amount), { country, language })}`}
          </bdi>
        </Button>
      ))}
    </form>
  );
}

interface AnsweredProps {
  decision: ReturnType<typeof answeredDecisions>[number];
  country: Country;
}

function Answered({ decision, country }: AnsweredProps) {
  const { t, language } = useText();
  const { title, options = [], answer } = decision;
  const chosen = options.find(({ id }) => id === answer.option);
  const { day, minutes } = wallTime(new Date(answer.at), COUNTRY_TIME[country].timeZone);
  const moment = `${dayWords(day, language)}, ${timeWords(minutes, language)}`;
  return (
    <li className="stack gap-1 stack--start">
      <h3 className="strong">{inLanguage(title, language)}</h3>
      <p className="line t15">
        <Icon name="check" />
        {chosen ? inLanguage(chosen.label, language) : answer.option}
      </p>
      <p className="t15 soft">
        {answer.name
          ? t("project.decidedBy", { name: answer.name, moment })
          : t("project.decidedByYou", { moment })}
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

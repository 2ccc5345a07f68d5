import type { SlotDay } from "../../../../contracts/visits/visit-slots.ts";
import { addWorkingDays, COUNTRY_TIME, wallTime } from "../../../../editions/country-time.ts";
import { timeWords } from "../../../../editions/day-words.ts";
import { LANGUAGES } from "../../../../editions/languages.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { type Text, useText } from "../../../../ui/text/text.tsx";
import DownloadLink from "../../../features/leads/guide/download-link.island.tsx";
import { guideFor } from "../../../features/leads/guide/guide.ts";
import { dayInSentence, dayLabel } from "../../../features/leads/visits/day-label.ts";
import type { PactCentres } from "../../../features/leads/visits/load-centre.ts";
import type { LoadedPact } from "../../../features/leads/visits/load-pact.ts";
import { shownDays } from "../../../features/leads/visits/visit-offer.ts";
import {
  type CentreWords,
  centreWords,
  plannedSentence,
} from "../../../features/leads/visits/visit-words.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { showThankYou } from "../../../frame/state/show-thank-you.ts";
import VisitTimes from "./visit-times.island.tsx";
import "../../../features/leads/guide/leads-guide.css";
import "../../../features/leads/forms/leads-forms.css";

export interface ThanksProps extends PactCentres {
  pact: LoadedPact;
  slots: SlotDay[];
  links: { self: string; pact: string; calendar: string; estimate: string | undefined };
  isMoving?: boolean;
  problem?: "pickTime" | "slotGone" | undefined;
}

export function Thanks({ pact, nearest, booked, slots, links, problem, isMoving }: ThanksProps) {
  const text = useText();
  const { t, language } = text;
  const { state } = usePage();
  const centre = booked ?? nearest;
  const words = centre && centreWords(centre, language);
  const steps = nextSteps(pact, words?.name, text);
  showThankYou(state, { visit: pact.visit, selectedEc: centre?.centre ?? null });
  return (
    <article className="thanks" data-thanks="" tabIndex={-1}>
      <div className="thanks__in stack gap-5">
        <div className="stack">
          <h1 className="d32 thanks__title">{t("lead.thanksTitle")}</h1>
          <p className="t20 soft">{t("lead.thanksText")}</p>
          <WhatNext pact={pact} pactHref={links.pact} />
          {steps.length > 0 && (
            <ol className="thanks__steps">
              {steps.map(({ when, title, text: about }) => (
                <li key={title}>
                  <span className="strong nowrap accent">{when}</span>
                  <span>
                    <b>{title}</b>
                    <br />
                    {about}
                  </span>
                </li>
              ))}
            </ol>
          )}
        </div>
        <GuideDownload ctaType={pact.lead.ctaType} />
        {pact.visit && <BookedVisit visit={pact.visit} centre={words} pact={pact} self={links.self} />}
        {words && slots.length > 0 && (!pact.visit || isMoving || problem) && (
          <PickVisit
            {...{ words, slots, pact, problem }}
            action={links.self}
            isMoving={pact.visit !== null}
          />
        )}
        <div className="thanks__foot row">
          {(pact.visit || pact.plannedContact) && (
            <ButtonLink look="line" icon="calendar" href={links.calendar} download>
              {t("thanks.calendar")}
            </ButtonLink>
          )}
          {links.estimate && (
            <a className="link tap" href={links.estimate}>
              {t("thanks.estimate")}
            </a>
          )}
          <a className="link tap" href={links.pact}>
            {t("thanks.change")}
          </a>
        </div>
      </div>
    </article>
  );
}

function WhatNext({ pact, pactHref }: { pact: LoadedPact; pactHref: string }) {
  const text = useText();
  const { plannedContact, today } = pact;
  if (plannedContact)
    return (
      <div className="beside thanks__day">
        <DayLeaf day={plannedContact.day} />
        <p className="t20 pretty medium">{plannedSentence(plannedContact, pact.lead, today, text)}</p>
      </div>
    );
  if (pact.pact.stoppedAt === null)
    return <p className="t20 pretty medium pad-block-3">{text.t("thanks.nothingPlanned")}</p>;
  return (
    <Notice tone="warn">
      {text.t("thanks.stopped")}{" "}
      <a className="link" href={pactHref}>
        {text.t("thanks.stoppedChange")}
      </a>
    </Notice>
  );
}

/** A leaf of a calendar; the sentence beside it names the same day. */
function DayLeaf({ day }: { day: string }) {
  const { language } = useText();
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGES[language].dateLocale, { ...options, timeZone: "UTC" }).format(
      new Date(`${day}T00:00:00Z`),
    );
  return (
    <p className="center thanks__leaf" aria-hidden="true">
      <span className="t13">{words({ weekday: "long" })}</span>
      <b className="d56 num">{words({ day: "numeric" })}</b>
      <span className="t13">{words({ month: "long" })}</span>
    </p>
  );
}

interface NextStep {
  when: string;
  title: string;
  text: string;
}

type StepFacts = Pick<LoadedPact, "plannedContact" | "visit" | "country" | "today">;

const DAYS_TO_LAYOUT = 2;
const DAYS_TO_MEETING = 5;

/** The next steps after a lead, with their days. Empty if no contact is planned. */
export function nextSteps(facts: StepFacts, centre: string | undefined, text: Text): NextStep[] {
  const { plannedContact: planned, visit, country, today } = facts;
  const { t } = text;
  if (!planned) return [];
  const first = {
    day: planned.day,
    title: t(`thanks.step.${planned.channel}Title`),
    text: t(`thanks.step.${planned.channel}Text`),
  };
  const layout = {
    day: addWorkingDays(planned.day, DAYS_TO_LAYOUT, country),
    title: t("thanks.step.layoutTitle"),
    text: t("thanks.step.layoutText"),
  };
  const together = visit
    ? {
        day: wallTime(new Date(visit.at), COUNTRY_TIME[country].timeZone).day,
        title: t("thanks.step.visitTitle", { centre: centre ?? visit.ecName }),
        text: t("thanks.step.visitText"),
      }
    : {
        day: addWorkingDays(planned.day, DAYS_TO_MEETING, country),
        title: t("thanks.step.togetherTitle"),
        text: centre ? t("thanks.step.togetherText", { centre }) : t("thanks.step.togetherTextAnywhere"),
      };
  return [first, layout, together]
    .sort((one, other) => one.day.localeCompare(other.day))
    .map(({ day, ...step }) => ({ ...step, when: dayLabel(day, today, text) }));
}

interface BookedVisitProps {
  visit: NonNullable<LoadedPact["visit"]>;
  /** Undefined if the centre no longer exists. */
  centre: CentreWords | undefined;
  pact: Pick<LoadedPact, "country" | "today">;
  self: string;
}

function BookedVisit({ visit, centre, pact, self }: BookedVisitProps) {
  const text = useText();
  const { day, minutes } = wallTime(new Date(visit.at), COUNTRY_TIME[pact.country].timeZone);
  return (
    <section className="box pad-4 thanks__visit stack thanks__visit--booked" id={VISIT_ID} data-ec-thanks="">
      <h2 className="strong thanks__subtitle line">
        <Icon name="check" /> {text.t("thanks.visitBooked")}
      </h2>
      <p className="t17">
        {text.t("pact.visit", {
          centre: centre?.name ?? visit.ecName,
          day: dayInSentence(day, pact.today, text),
          time: timeWords(minutes, text.language),
        })}
      </p>
      {centre && (
        <>
          <p className="t15 soft">{centre.address}</p>
          <a className="link t15 tap" href={centre.directions} rel="noopener">
            {text.t("thanks.directions")}
          </a>
        </>
      )}
      <form className="row" method="post" action={`${self}#${VISIT_ID}`}>
        <a className="link t15 tap" href={`${self}?move=yes#${MOVE_ID}`}>
          {text.t("visits.move")}
        </a>
        <button className="link t15 tap" type="submit" name="do" value="cancel">
          {text.t("visits.cancel")}
        </button>
      </form>
    </section>
  );
}

interface PickVisitProps {
  words: CentreWords;
  slots: SlotDay[];
  pact: Pick<LoadedPact, "today">;
  action: string;
  problem: "pickTime" | "slotGone" | undefined;
  isMoving: boolean;
}

/** After the form is sent, the page scrolls here, to the error or to the visit. */
const VISIT_ID = "visit";
const MOVE_ID = "move";

function PickVisit({ words, slots, pact, action, problem, isMoving }: PickVisitProps) {
  const text = useText();
  const { t } = text;
  // Formatted on the server, because the browser's locale data may differ.
  const days = shownDays(slots, pact.today, text);
  return (
    <section className="box pad-4 thanks__visit stack" id={isMoving ? MOVE_ID : VISIT_ID}>
      <h2 className="strong thanks__subtitle line">
        <Icon name={isMoving ? "calendar" : "pin"} /> {t(isMoving ? "visits.move" : "thanks.visitTitle")}
      </h2>
      <p className="t15 soft">
        {isMoving ? t("visits.moveText") : t("thanks.visitText", { centre: words.name })} {words.address}.
      </p>
      <VisitTimes
        action={isMoving ? `${action}?move=yes#${MOVE_ID}` : `${action}#${VISIT_ID}`}
        days={days}
        problem={problem}
      />
    </section>
  );
}

function GuideDownload({ ctaType }: { ctaType: string | null | undefined }) {
  const { t } = useText();
  const guide = guideFor(ctaType);
  if (!guide) return null;
  const { title, pages, filePath, fileName } = guide;
  return (
    <div className="pad-4 guide-download beside">
      <p>
        <b lang="en">{title}</b>
        <br />
        <span className="t15 soft">{t("guide.facts", { pages })}</span>
      </p>
      <DownloadLink filePath={filePath} fileName={fileName} />
    </div>
  );
}

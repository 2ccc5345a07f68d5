import type { ReactNode } from "react";
import { COUNTRY_TIME, wallTime } from "../../../../../editions/country-time.ts";
import { dayWords, isolated, timeWords } from "../../../../../editions/day-words.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Icon } from "../../../../../ui/media/icon.tsx";
import type { IconName } from "../../../../../ui/media/icon-paths.ts";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { dayInSentence } from "../../../../features/leads/visits/day-label.ts";
import type { PactCentres } from "../../../../features/leads/visits/load-centre.ts";
import type { LoadedPact } from "../../../../features/leads/visits/load-pact.ts";
import { centreWords, plannedSentence } from "../../../../features/leads/visits/visit-words.ts";

interface NextContactProps {
  pact: LoadedPact;
  booked: PactCentres["booked"];
  done: "saved" | "stopped" | "resumed" | "linkSent" | "asked" | undefined;
  path: string;
}

export function NextContact({ pact, booked, done, path }: NextContactProps) {
  const { t } = useText();
  const { stoppedAt } = pact.pact;
  return (
    <>
      {done && (
        <Notice tone="ok" announce>
          {t(`pact.done.${done}`)}
        </Notice>
      )}
      <section className="pact__next stack stack--start">
        <h2 className="d25">{t(stoppedAt === null ? "pact.nextTitle" : "pact.stoppedTitle")}</h2>
        {stoppedAt === null ? (
          <Planned pact={pact} booked={booked} />
        ) : (
          <Stopped stoppedAt={stoppedAt} pact={pact} path={path} />
        )}
      </section>
    </>
  );
}

function Planned({ pact, booked }: Pick<NextContactProps, "pact" | "booked">) {
  const text = useText();
  const { plannedContact, visit, today } = pact;
  return (
    <>
      {plannedContact && <p className="t20">{plannedSentence(plannedContact, pact.lead, today, text)}</p>}
      {visit && <p className="t20">{visitSentence(pact, visit, booked, text)}</p>}
      {!plannedContact && !visit && <p className="t20">{text.t("pact.nextNone")}</p>}
    </>
  );
}

function visitSentence(
  { country, today }: LoadedPact,
  visit: NonNullable<LoadedPact["visit"]>,
  booked: PactCentres["booked"],
  text: ReturnType<typeof useText>,
): string {
  const { day, minutes } = wallTime(new Date(visit.at), COUNTRY_TIME[country].timeZone);
  return text.t("pact.visit", {
    centre: booked ? centreWords(booked, text.language).name : visit.ecName,
    day: dayInSentence(day, today, text),
    time: timeWords(minutes, text.language),
  });
}

interface StoppedProps {
  stoppedAt: string;
  pact: LoadedPact;
  path: string;
}

function Stopped({ stoppedAt, pact, path }: StoppedProps) {
  const { t, language } = useText();
  const day = dayWords(wallTime(new Date(stoppedAt), COUNTRY_TIME[pact.country].timeZone).day, language);
  const { stoppedFor } = pact.pact;
  if (stoppedFor === "number")
    return <p className="t20">{t("pact.stoppedNumber", { day, phone: isolated(pact.lead.phone) })}</p>;
  if (stoppedFor === "mailbox") return <StoppedMailbox day={day} pact={pact} path={path} />;
  return (
    <>
      <p className="t20">{t("pact.stopped", { day })}</p>
      <form method="post" action={path}>
        <input type="hidden" name="do" value="resume" />
        <Button type="submit" look="line">
          {t("pact.resume")}
        </Button>
      </form>
    </>
  );
}

/** The mailbox was needed to stop the messages, so it is also needed to allow them again. */
function StoppedMailbox({ day, pact, path }: { day: string } & Omit<StoppedProps, "stoppedAt">) {
  const { t } = useText();
  const { mailbox } = pact.stopEverything;
  const address = isolated(mailbox ?? pact.lead.email ?? "");
  return (
    <>
      <p className="t20">{t("pact.stoppedMailbox", { day, address })}</p>
      {mailbox && <MailboxLink path={path}>{t("pact.stoppedMailboxBack")}</MailboxLink>}
    </>
  );
}

type Attempt = LoadedPact["attempts"][number];

const CHANNEL_ICONS = { call: "phone", whatsapp: "talk", email: "mail" } as const satisfies Record<
  Attempt["channel"],
  IconName
>;

/** The note of our automatic confirmation message in the contact record; see the contact service. */
const CONFIRMATION = "confirmation";

export function Attempts({ pact }: { pact: LoadedPact }) {
  const { t } = useText();
  const { attempts, lead, country } = pact;
  return (
    <section className="stack">
      <h2 className="d25">{t("pact.attemptsTitle")}</h2>
      {attempts.length === 0 && <p className="soft">{t("pact.attemptsEmpty")}</p>}
      <ol className="timeline">
        {attempts.map((attempt) => (
          <li key={`${attempt.at} ${attempt.channel} ${attempt.outcome}`}>
            <Icon name={CHANNEL_ICONS[attempt.channel]} />
            <div>
              <p>
                <b>{t(`pact.channel.${attempt.channel}`)}</b> · {t(`pact.outcome.${attempt.outcome}`)}
              </p>
              <Note note={attempt.note} />
              <MomentWords at={attempt.at} country={country} />
            </div>
          </li>
        ))}
        <li>
          <Icon name="check" />
          <div>
            <p>
              <b>{t("pact.sent")}</b>
            </p>
            <MomentWords at={lead.sentAt} country={country} />
          </div>
        </li>
      </ol>
    </section>
  );
}

function Note({ note }: { note: Attempt["note"] }) {
  const { t } = useText();
  if (note === null) return null;
  return <p>{note === CONFIRMATION ? t("pact.confirmation") : <bdi>{note}</bdi>}</p>;
}

/** Sends the link with which the owner of the mailbox decides about all messages. The children explain the purpose. */
export function MailboxLink({ path, children }: { path: string; children: ReactNode }) {
  const { t } = useText();
  return (
    <form className="pact__proof stack" method="post" action={path}>
      <p className="t15 soft">{children}</p>
      <input type="hidden" name="do" value="stop-mailbox" />
      <Button type="submit" look="line" icon="mail" wide>
        {t("pact.everythingMailbox")}
      </Button>
    </form>
  );
}

/** A date and time in the time zone of the lead's country. */
export function MomentWords({ at, country }: { at: string; country: Country }) {
  const { language } = useText();
  const { day, minutes } = wallTime(new Date(at), COUNTRY_TIME[country].timeZone);
  return (
    <time className="t15 soft" dateTime={at}>
      {dayWords(day, language)} <span className="num">{timeWords(minutes, language)}</span>
    </time>
  );
}

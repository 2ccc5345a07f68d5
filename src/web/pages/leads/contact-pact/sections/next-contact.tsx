import { COUNTRY_TIME, wallTime } from "../../../../../editions/country-time.ts";
import { dayWords, isolated, timeWords } from "../../../../../editions/day-words.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { centreWords } from "../../../../features/leads/visits/centre-words.ts";
import { dayInSentence } from "../../../../features/leads/visits/day-label.ts";
import type { PactCentres } from "../../../../features/leads/visits/load-centre.ts";
import type { LoadedPact } from "../../../../features/leads/visits/load-pact.ts";
import { plannedSentence } from "../../../../features/leads/visits/planned-sentence.ts";
import { MailboxLink } from "./mailbox-link.tsx";

interface NextContactProps {
  pact: LoadedPact;
  booked: PactCentres["booked"];
  /** What the visitor has just done. */
  done: "saved" | "stopped" | "resumed" | "linkSent" | "asked" | undefined;
  path: string;
}

/** When and how we get in touch; or that we do not, with the way back. */
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

/** Whoever stopped it had the mailbox, and so must whoever allows it again. */
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

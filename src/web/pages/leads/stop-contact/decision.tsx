import type { MailboxStop } from "../../../../contracts/calls/leads/stop-everything.ts";
import { isCountry } from "../../../../editions/countries.ts";
import { COUNTRY_TIME, wallTime } from "../../../../editions/country-time.ts";
import { dayWords, isolated } from "../../../../editions/day-words.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { type Text, useText } from "../../../../ui/text/text.tsx";

interface DecisionProps {
  mailbox: MailboxStop;
  path: string;
  /** What the reader has just decided. */
  done: "stopped" | "allowed" | undefined;
}

/** How it stands with the mailbox, and the button that changes it; once for each link. */
export function Decision({ mailbox, path, done }: DecisionProps) {
  const text = useText();
  const { t } = text;
  const { title, about } = wordsOf(mailbox, text);
  const isStopped = mailbox.stoppedAt !== null;
  return (
    <>
      {done && (
        <Notice tone="ok" announce>
          {t(`stopContact.done.${done}`)}
        </Notice>
      )}
      <h1 className="d42">{title}</h1>
      <p className="t20">{about}</p>
      {mailbox.isSpent ? (
        <p className="soft">{t("stopContact.spent")}</p>
      ) : (
        <form method="post" action={path}>
          <input type="hidden" name="do" value={isStopped ? "allowed" : "stopped"} />
          <Button type="submit">{t(isStopped ? "stopContact.allow" : "stopContact.stop")}</Button>
        </form>
      )}
    </>
  );
}

function wordsOf({ mailbox, country, stoppedAt, isSpent }: MailboxStop, { t, language }: Text) {
  const address = isolated(mailbox);
  if (stoppedAt !== null) {
    const { day } = wallTime(new Date(stoppedAt), timeZoneOf(country));
    return {
      title: t("stopContact.stoppedTitle"),
      about: t("stopContact.stopped", { day: dayWords(day, language), address }),
    };
  }
  return isSpent
    ? { title: t("stopContact.allowedTitle"), about: t("stopContact.allowed", { address }) }
    : { title: t("stopContact.stopTitle"), about: t("stopContact.stopText", { address }) };
}

function timeZoneOf(country: string): string {
  const code = country.toLowerCase();
  return COUNTRY_TIME[isCountry(code) ? code : "in"].timeZone;
}

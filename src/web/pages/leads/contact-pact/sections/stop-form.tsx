import { COUNTRY_TIME, wallTime } from "../../../../../editions/country-time.ts";
import { dayWords, isolated } from "../../../../../editions/day-words.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import type { LoadedPact } from "../../../../features/leads/visits/load-pact.ts";
import { MailboxLink } from "./mailbox-link.tsx";

/** Beyond this request: with a proof from the mailbox, or after a person has made sure whose number it is. */
export function StopEverything({ pact, path }: { pact: LoadedPact; path: string }) {
  const { t } = useText();
  const { mailbox } = pact.stopEverything;
  return (
    <section className="pact__everything stack">
      <h2 className="d20">{t("pact.everythingTitle")}</h2>
      <p className="t15">{t("pact.everythingText")}</p>
      {mailbox && (
        <MailboxLink path={path}>
          {t("pact.everythingMailboxText", { address: isolated(mailbox) })}
        </MailboxLink>
      )}
      <OfNumber pact={pact} path={path} />
    </section>
  );
}

function OfNumber({ pact, path }: { pact: LoadedPact; path: string }) {
  const { t, language } = useText();
  const { numberAskedAt } = pact.stopEverything;
  const phone = isolated(pact.lead.phone);
  if (numberAskedAt !== null) {
    const { day } = wallTime(new Date(numberAskedAt), COUNTRY_TIME[pact.country].timeZone);
    return <Notice>{t("pact.everythingAsked", { day: dayWords(day, language), phone })}</Notice>;
  }
  return (
    <form className="pact__proof stack" method="post" action={path}>
      <p className="t15 soft">{t("pact.everythingNumberText", { phone })}</p>
      <input type="hidden" name="do" value="stop-number" />
      <Button type="submit" look="line" icon="phone" wide>
        {t("pact.everythingNumber")}
      </Button>
    </form>
  );
}

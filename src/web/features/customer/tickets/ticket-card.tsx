import type { MyTicket } from "../../../../contracts/calls/customer/my-tickets.ts";
import { TICKET_TYPES } from "../../../../contracts/tickets/ticket-types.ts";
import { countryOf } from "../../../../editions/countries.ts";
import { COUNTRY_TIME, wallTime } from "../../../../editions/country-time.ts";
import { shortDayWords, timeWords } from "../../../../editions/day-words.ts";
import type { Country } from "../../../../editions/regions.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { STATE_WORDS, TYPE_WORDS } from "./ticket-words.ts";
import TicketWordsForm, { type TicketWordsFormProps } from "./ticket-words-form.island.tsx";

export interface TicketCardProps {
  ticket: MyTicket;
  isOpen: boolean;
  /** The day by which we answer; nothing where it is not our turn. */
  due: { day: string; isLate: boolean } | undefined;
  given: TicketWordsFormProps["given"];
}

/** A ticket: what was asked, what was said since, and what its owner can do with it. */
export function TicketCard({ ticket, isOpen, due, given }: TicketCardProps) {
  const { t } = useText();
  const { edition } = usePage();
  const { id, status, description, created_at, messages } = ticket;
  const country = countryOf(ticket.country, edition.country);
  const type = TICKET_TYPES.find((known) => known === ticket.ticketType);
  const action = `?ticket=${id}#${id}`;
  return (
    <details className="box ticket" id={id} open={isOpen} data-status={status}>
      <summary className="line gap-3 apart ticket__head">
        <span className="stack gap-1">
          <strong>{type ? t(TYPE_WORDS[type]) : ticket.subject}</strong>
          <span className="t13 soft">
            <bdi className="num">{id}</bdi> · <Moment at={created_at} country={country} isShort />
          </span>
        </span>
        <span className="strong no-shrink ticket__state t13">{t(STATE_WORDS[status])}</span>
      </summary>
      <div className="rule ticket__body stack gap-4">
        <ol className="ticket__talk stack gap-3">
          <Said from="customer" name={null} text={description} at={created_at} country={country} />
          {messages.map((message, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing of what was said is ever removed
            <Said key={index} {...message} country={country} />
          ))}
        </ol>
        {due && (
          <p className="t15 soft">
            {t(due.isLate ? "tickets.late" : "tickets.due", {
              day: shortDayWords(due.day, edition.language),
            })}
          </p>
        )}
        <TicketWordsForm ticket={id} action={action} given={given} />
        <form method="post" action={action}>
          <input type="hidden" name="form" value={status === "closed" ? "reopen" : "close"} />
          <input type="hidden" name="ticket" value={id} />
          <Button type="submit" look="quiet" size="small">
            {t(status === "closed" ? "tickets.reopen" : "tickets.close")}
          </Button>
        </form>
      </div>
    </details>
  );
}

type SaidProps = MyTicket["messages"][number] & { country: Country };

function Said({ from, name, text, at, country }: SaidProps) {
  const { t } = useText();
  return (
    <li className="ticket__said stack gap-1" data-from={from}>
      <p className="t13 soft">
        {from === "customer" ? t("tickets.you") : (name ?? t("tickets.us"))} ·{" "}
        <Moment at={at} country={country} />
      </p>
      <p className="break-words ticket__words" dir="auto">
        {text}
      </p>
    </li>
  );
}

interface MomentProps {
  at: string;
  /** By whose clock. */
  country: Country;
  isShort?: boolean;
}

function Moment({ at, country, isShort = false }: MomentProps) {
  const { edition } = usePage();
  const { day, minutes } = wallTime(new Date(at), COUNTRY_TIME[country].timeZone);
  const words = shortDayWords(day, edition.language);
  return <time dateTime={at}>{isShort ? words : `${words}, ${timeWords(minutes, edition.language)}`}</time>;
}

import type { Ticket } from "../../../../../contracts/tickets/ticket.ts";
import { TICKET_TYPES } from "../../../../../contracts/tickets/ticket-types.ts";
import { COUNTRY_TIME, wallTime } from "../../../../../editions/country-time.ts";
import { shortDayWords } from "../../../../../editions/day-words.ts";
import { Accordion } from "../../../../../ui/navigation/accordion.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { TYPE_WORDS } from "../../../../features/customer/tickets/ticket-words.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import type { TicketAnswer } from "../refill-answer.ts";
import TicketForm from "./ticket-form.island.tsx";

interface TicketsProps {
  q: string;
  /** Those that are open; nothing where nobody can tell. */
  tickets: readonly Ticket[] | undefined;
  answer: TicketAnswer | undefined;
}

/** Four things that one may want from us, and what is open already. */
export function TicketsSection({ q, tickets, answer }: TicketsProps) {
  const { t } = useText();
  return (
    <section className="sec on-sand" id="tickets">
      <div className="wrap">
        <div className="head">
          <h2 className="d42">{t("refill.tickets")}</h2>
          <p className="soft">{t("refill.ticketsHelp")}</p>
        </div>
        <div className="split refill-tickets">
          <Accordion
            group="ticket-types"
            items={TICKET_TYPES.map((type) => {
              const own = answer?.ticketType === type ? answer : undefined;
              return {
                question: t(TYPE_WORDS[type]),
                answer: <TicketForm q={q} type={type} answer={own} />,
                open: own !== undefined,
              };
            })}
          />
          {tickets && (
            <div>
              <h3 className="d25">{t("refill.ongoing")}</h3>
              {tickets.length === 0 && <p className="soft pretty above-3">{t("refill.ongoingNone")}</p>}
              <ul className="above-3 refill-tickets__list">
                {tickets.map((ticket) => (
                  <TicketRow key={ticket.id} ticket={ticket} />
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function TicketRow({ ticket }: { ticket: Ticket }) {
  const { t } = useText();
  const { edition } = usePage();
  const { day } = wallTime(new Date(ticket.created_at), COUNTRY_TIME[edition.country].timeZone);
  const type = TICKET_TYPES.find((known) => known === ticket.ticketType);
  return (
    <li className="stack gap-1" data-ticket={ticket.id}>
      <p className="strong">
        {type ? t(TYPE_WORDS[type]) : ticket.subject} <bdi className="num soft">{ticket.id}</bdi>
      </p>
      <p className="t15 break-words refill-tickets__words" dir="auto">
        {ticket.description}
      </p>
      <p className="t13 soft">
        {ticket.status === "open" ? t("refill.status-open") : ticket.status} ·{" "}
        {shortDayWords(day, edition.language)}
      </p>
    </li>
  );
}

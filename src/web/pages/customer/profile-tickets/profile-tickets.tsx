import { useActionData, useLoaderData } from "react-router";
import { listMyTickets, type MyTicket } from "../../../../contracts/calls/customer/my-tickets.ts";
import { countryOf } from "../../../../editions/countries.ts";
import { addWorkingDays, COUNTRY_TIME, todayIn, wallTime } from "../../../../editions/country-time.ts";
import type { Country } from "../../../../editions/regions.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { CustomerFrame } from "../../../features/customer/customer-frame.tsx";
import { customerPage } from "../../../features/customer/customer-page.ts";
import { TicketCard } from "../../../features/customer/tickets/ticket-card.tsx";
import TicketWordsForm from "../../../features/customer/tickets/ticket-words-form.island.tsx";
import { ArticleText } from "../../../features/magazine/article/text/article-text.tsx";
import { loadLadder } from "../../../features/service/ladder.ts";
import { pageAction, required } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { answerTickets, type TicketsAnswer } from "./answer-tickets.ts";
import "../../../features/customer/tickets/tickets.css";

/** In characters, of what a link to the form says that it is about. */
const LONGEST_SUBJECT = 200;
const DONE = ["raised", "sent", "closed", "reopened"] as const;

export const loader = customerPage(async ({ call, edition, session, url }) => {
  const [{ tickets }, ladder] = await Promise.all([
    required(call(listMyTickets, { authorization: session?.authorization })),
    loadLadder({ call, edition }),
  ]);
  const asked = url.searchParams.get("ticket");
  return {
    tickets: tickets.map((ticket) => ({
      ticket,
      due: dueOf(ticket, countryOf(ticket.country, edition.country)),
    })),
    ladder,
    asked,
    about: url.searchParams.get("about")?.slice(0, LONGEST_SUBJECT),
    done: DONE.find((known) => known === url.searchParams.get("done")),
  };
});

export const action = pageAction(answerTickets);

/** The first step of the ladder answers within a working day of what the customer said last. */
function dueOf({ status, created_at, messages }: MyTicket, country: Country) {
  if (status !== "open") return undefined;
  const said = messages.findLast(({ from }) => from === "customer")?.at ?? created_at;
  const { day } = wallTime(new Date(said), COUNTRY_TIME[country].timeZone);
  const due = addWorkingDays(day, 1, country);
  return { day: due, isLate: due < todayIn(country) };
}

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("account.tickets"),
  description: t("tickets.description"),
}));

export default function ProfileTicketsPage() {
  const { tickets, ladder, asked, about, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useText();
  const raising = answer && answer.ticket === undefined ? answer : undefined;
  return (
    <CustomerFrame current="profile-tickets" title={t("account.tickets")} lead={t("tickets.lead")}>
      {done && !answer && (
        <Notice tone="ok" announce>
          {done === "raised" ? t("tickets.done-raised", { id: asked ?? "" }) : t(`tickets.done-${done}`)}
        </Notice>
      )}
      {answer && isOurs(answer) && (
        <Notice tone="bad" announce>
          {t(answer.problem === "too-often" ? "tickets.tooOften" : "refill.raiseFailed")}
        </Notice>
      )}
      <section className="stack gap-4" id="mine">
        <h2 className="d25">{t("tickets.mine")}</h2>
        {tickets.length === 0 && <p className="soft">{t("tickets.none")}</p>}
        {tickets.map(({ ticket, due }) => (
          <TicketCard
            key={ticket.id}
            ticket={ticket}
            due={due}
            isOpen={ticket.id === (answer?.ticket ?? asked)}
            given={answer?.ticket === ticket.id ? givenBy(answer) : undefined}
          />
        ))}
      </section>
      <section className="stack gap-4" id="raise">
        <h2 className="d25">{t("tickets.raiseTitle")}</h2>
        <p className="soft">{t("tickets.raiseText")}</p>
        <TicketWordsForm action="?#raise" given={raising ? givenBy(raising) : begunWith(about)} />
      </section>
      {ladder.table && (
        <section className="stack gap-4 stack--start" id="ladder">
          <h2 className="d25">{t("service.ladder")}</h2>
          <p className="soft">{t("service.ladderText")}</p>
          <ArticleText parts={[{ ...ladder.table, label: t("service.ladder") }]} />
          {ladder.href && <GoLink href={ladder.href}>{t("service.ladderMore")}</GoLink>}
        </section>
      )}
    </CustomerFrame>
  );
}

/** What no field can mend. */
function isOurs({ problem }: TicketsAnswer): boolean {
  return problem === "failed" || problem === "too-often";
}

/** An answer is no trouble, which a ticket is about by itself. */
function begunWith(about: string | undefined) {
  return about ? { words: `${about}: `, type: "other issue" } : undefined;
}

function givenBy({ words, type, problem }: TicketsAnswer) {
  return { words, type, problem: problem === "missing" || problem === "long" ? problem : undefined };
}

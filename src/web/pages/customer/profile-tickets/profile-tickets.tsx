import { data, useActionData, useLoaderData } from "react-router";
import {
  changeMyTicket,
  listMyTickets,
  type MyTicket,
  writeToMyTicket,
} from "../../../../contracts/calls/customer/my-tickets-calls.ts";
import { createTicket } from "../../../../contracts/calls/graphql/tickets-calls.ts";
import { raiseTicket } from "../../../../contracts/calls/leads/raise-ticket.ts";
import type { Problem } from "../../../../contracts/outcome.ts";
import { LONGEST_DESCRIPTION, TICKET_TYPES } from "../../../../contracts/tickets/ticket-types.ts";
import { countryOf } from "../../../../editions/countries.ts";
import { addWorkingDays, COUNTRY_TIME, todayIn, wallTime } from "../../../../editions/country-time.ts";
import { shortDayWords, timeWords } from "../../../../editions/day-words.ts";
import type { Country } from "../../../../editions/regions.ts";
import { Button, GoLink } from "../../../../ui/forms/button.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { loadEscalation } from "../../../features/company/service/hub/load-hub.ts";
import { CustomerFrame } from "../../../features/customer/customer-frame.tsx";
import { customerPage } from "../../../features/customer/customer-page.ts";
import { NO_FILES, storeFiles } from "../../../features/customer/tickets/store-files.ts";
import TicketWordsForm, {
  STATE_WORDS,
  type TicketWordsFormProps,
  TYPE_WORDS,
} from "../../../features/customer/tickets/ticket-words-form.island.tsx";
import type { FormFiles } from "../../../features/customer/tickets/use-ticket-files.ts";
import { ArticleText } from "../../../features/magazine/article/text/article-text.tsx";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { pageActions, pageNotFound, required, type SentForm } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import "../../../features/customer/tickets/tickets.css";

/** The longest subject, in characters, that a link to the form may contain. */
const LONGEST_SUBJECT = 200;
const DONE = ["raised", "sent", "closed", "reopened"] as const;

export const loader = customerPage(async ({ call, edition, session, url }) => {
  const [{ tickets }, escalation] = await Promise.all([
    required(call(listMyTickets, { authorization: session?.authorization })),
    loadEscalation({ call, edition }),
  ]);
  const asked = url.searchParams.get("ticket");
  return {
    tickets: tickets.map((ticket) => ({
      ticket,
      due: dueOf(ticket, countryOf(ticket.country, edition.country)),
    })),
    escalation,
    // A host of another company has no files of new tickets. Answers are always stored by us.
    takesFiles: !call.isUpstream?.(raiseTicket),
    asked,
    about: url.searchParams.get("about")?.slice(0, LONGEST_SUBJECT),
    done: DONE.find((known) => known === url.searchParams.get("done")),
  };
});

interface TicketsAnswer {
  ticket: string | undefined;
  words: string;
  type: string | undefined;
  files: FormFiles;
  problem: "missing" | "long" | "files" | "too-often" | "failed";
}

export const action = pageActions<ReturnType<typeof refuse> | Response>("form", {
  raise,
  reply,
  close: (sent) => change(sent, "closed"),
  reopen: (sent) => change(sent, "open"),
});

async function raise(sent: SentForm) {
  const { call, form, edition, session } = sent;
  const ticketType = TICKET_TYPES.find((type) => type === form.get("type")) ?? TICKET_TYPES[0];
  const { words, files, problem } = await readMessage(sent);
  if (problem) return refuse({ ticket: undefined, words, type: ticketType, files, problem });
  const outcome = await call(raiseTicket, {
    authorization: session?.authorization,
    ticketData: {
      ticketType,
      description: words,
      tags: ["website", "profile"],
      region: edition.region,
      files: idsOf(files),
      raiseTicketsQuery: createTicket.document,
    },
  });
  if (!outcome.ok)
    return refuse({ ticket: undefined, words, type: ticketType, ...notSent(files, outcome.problem) });
  return onward(sent, outcome.value.id, "raised");
}

async function reply(sent: SentForm) {
  const { call, form, session } = sent;
  const ticket = form.get("ticket") ?? "";
  const { words, files, problem } = await readMessage(sent);
  if (problem) return refuse({ ticket, words, type: undefined, files, problem });
  const message = { id: ticket, text: words, files: idsOf(files) };
  const outcome = await call(writeToMyTicket, { authorization: session?.authorization, ...message });
  if (outcome.ok) return onward(sent, ticket, "sent");
  if (outcome.problem.kind === "not-found") throw pageNotFound();
  return refuse({ ticket, words, type: undefined, ...notSent(files, outcome.problem) });
}

async function change(sent: SentForm, state: "open" | "closed") {
  const { call, form, session } = sent;
  const id = form.get("ticket") ?? "";
  const outcome = await call(changeMyTicket, { authorization: session?.authorization, id, state });
  if (outcome.ok) return onward(sent, id, state === "closed" ? "closed" : "reopened");
  if (outcome.problem.kind === "not-found") throw pageNotFound();
  return refuse({ ticket: id, words: "", type: undefined, files: NO_FILES, problem: "failed" });
}

/** Files are stored although the words are wrong: a browser does not fill a file field again. */
async function readMessage(sent: SentForm) {
  const words = (sent.form.get("words") ?? "").trim();
  const files = await storeFiles(sent);
  return { words, files, problem: wrongIn(words, files) };
}

function wrongIn(words: string, { refused }: FormFiles): "missing" | "long" | "files" | undefined {
  if (words === "") return "missing";
  if (words.length > LONGEST_DESCRIPTION) return "long";
  return refused.length > 0 ? "files" : undefined;
}

function idsOf({ stored }: FormFiles): string[] {
  return stored.map(({ id }) => id);
}

function onward({ url }: SentForm, id: string | undefined, done: string): Response {
  const ticket = id ? `&ticket=${encodeURIComponent(id)}#${encodeURIComponent(id)}` : "";
  return redirectTo(`${url.pathname}?done=${done}${ticket}`, 303);
}

/** A stored file is removed after a day; then it is the only thing that a 400 can mean. */
function notSent(
  files: FormFiles,
  { status }: Pick<Problem, "status">,
): Pick<TicketsAnswer, "files" | "problem"> {
  if (status === 429) return { files, problem: "too-often" };
  if (status !== 400 || files.stored.length === 0) return { files, problem: "failed" };
  const refused = files.stored.map(({ name }) => ({ name, problem: "lost" as const }));
  return { files: { stored: [], refused }, problem: "files" };
}

const STATUSES = { missing: 422, long: 422, files: 422, "too-often": 429, failed: 503 } as const;

function refuse(answer: TicketsAnswer) {
  return data(answer, { status: STATUSES[answer.problem] });
}

/** The first level of the escalation answers within one working day of the customer's last message. */
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
  const { tickets, escalation, takesFiles, asked, about, done } = useLoaderData<typeof loader>();
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
        <TicketWordsForm
          action="?#raise"
          takesFiles={takesFiles}
          given={raising ? givenBy(raising) : begunWith(about)}
        />
      </section>
      {escalation.table && (
        <section className="stack gap-4 stack--start" id="escalation">
          <h2 className="d25">{t("service.escalation")}</h2>
          <p className="soft">{t("service.escalationText")}</p>
          <ArticleText parts={[{ ...escalation.table, label: t("service.escalation") }]} />
          {escalation.href && <GoLink href={escalation.href}>{t("service.escalationMore")}</GoLink>}
        </section>
      )}
    </CustomerFrame>
  );
}

/** A failure that the customer cannot fix in a field. */
function isOurs({ problem }: TicketsAnswer): boolean {
  return problem === "failed" || problem === "too-often";
}

/** A ticket about a given subject is not one of the predefined issues. */
function begunWith(about: string | undefined) {
  return about ? { words: `${about}: `, type: "other issue" } : undefined;
}

function givenBy({ words, type, files, problem }: TicketsAnswer) {
  return { words, type, files, problem: problem === "missing" || problem === "long" ? problem : undefined };
}

interface TicketCardProps {
  ticket: MyTicket;
  isOpen: boolean;
  /** The day by which we answer; undefined if we are not expected to answer. */
  due: { day: string; isLate: boolean } | undefined;
  given: TicketWordsFormProps["given"];
}

function TicketCard({ ticket, isOpen, due, given }: TicketCardProps) {
  const { t } = useText();
  const { edition } = usePage();
  const { id, status, description, created_at, files, messages } = ticket;
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
          <Said
            from="customer"
            name={null}
            text={description}
            at={created_at}
            files={files}
            country={country}
          />
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
        <TicketWordsForm ticket={id} action={action} takesFiles given={given} />
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

function Said({ from, name, text, at, files, country }: SaidProps) {
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
      {files.map(({ name: file, url }) => (
        <a key={url} href={url} download={file} className="break-words">
          <bdi>{file}</bdi>
        </a>
      ))}
    </li>
  );
}

function Moment({ at, country, isShort = false }: { at: string; country: Country; isShort?: boolean }) {
  const { edition } = usePage();
  const { day, minutes } = wallTime(new Date(at), COUNTRY_TIME[country].timeZone);
  const words = shortDayWords(day, edition.language);
  return <time dateTime={at}>{isShort ? words : `${words}, ${timeWords(minutes, edition.language)}`}</time>;
}

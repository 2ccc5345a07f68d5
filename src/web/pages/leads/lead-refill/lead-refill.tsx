import { data, useActionData, useLoaderData } from "react-router";
import { listOngoingTickets } from "../../../../contracts/calls/graphql/tickets-calls.ts";
import { getLeadDetails } from "../../../../contracts/calls/leads/lead-details.ts";
import type { CallAnswer } from "../../../../contracts/define-call.ts";
import type { RefillField } from "../../../../contracts/leads/refill-fields.ts";
import { firstNameOf } from "../../../../contracts/mask-contact.ts";
import type { Ticket } from "../../../../contracts/tickets/ticket.ts";
import { TICKET_TYPES } from "../../../../contracts/tickets/ticket-types.ts";
import { COUNTRY_TIME, wallTime } from "../../../../editions/country-time.ts";
import { dayWords, shortDayWords } from "../../../../editions/day-words.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { Accordion } from "../../../../ui/navigation/accordion.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { TYPE_WORDS } from "../../../features/customer/tickets/ticket-words-form.island.tsx";
import { QuizInvite } from "../../../features/design-ideas/quiz/quiz-invite.tsx";
import { SCOPES } from "../../../features/leads/forms/scopes.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { useLayout } from "../../../frame/layouts/layout-context.tsx";
import { leadAddress } from "../../../frame/lead-address.ts";
import { optional, page, required } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import {
  answerForm,
  type DetailsAnswer,
  type LinkAnswer,
  openOwnLink,
  type TicketAnswer,
  tokenIn,
} from "./answer-form.ts";
import DetailsForm from "./sections/details-form.island.tsx";
import TicketForm from "./sections/ticket-form.island.tsx";
import "./lead-refill.css";

export const loader = page(async ({ call, url }) => {
  const q = tokenIn(url);
  if (q === "") return data({ link: "none" as const });
  const own = await openOwnLink(call, q);
  const details = own ?? (await call(getLeadDetails, { q }));
  const link = details.ok ? undefined : LINK_STATES[details.problem.status];
  if (!details.ok && link) return data({ link }, { status: details.problem.status });
  const [known, { tickets }] = await Promise.all([
    required(details),
    // No call lists the open tickets of an upstream.
    own ? optional(call(listOngoingTickets, { q }), { tickets: [] }) : { tickets: undefined },
  ]);
  return data({ link: "good" as const, q, ...known, tickets });
});

/** The state of a link by the status of the call; any other failure is ours. */
const LINK_STATES: Partial<Record<number, "wrong" | "expired">> = { 404: "wrong", 410: "expired" };

export const action = answerForm;

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("refill.title"),
  description: t("refill.description"),
}));

/** Shows the unfinished lead to a visitor with its link; all others can request a new link. */
export default function LeadRefill() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (loaded.link !== "good") return <AskSection link={loaded.link} answer={answer?.link} />;
  const { q, lead, missing, tickets } = loaded;
  return (
    <>
      <DetailsSection q={q} lead={lead} missing={missing} answer={answer?.details} />
      <TicketsSection q={q} tickets={tickets} answer={answer?.ticket} />
      <QuizInvite tone="sand" />
    </>
  );
}

interface TicketsProps {
  q: string;
  tickets: readonly Ticket[] | undefined;
  answer: TicketAnswer | undefined;
}

function TicketsSection({ q, tickets, answer }: TicketsProps) {
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

type LinkState = "none" | "wrong" | "expired";

const WORDS: Record<LinkState, { title: MessageKey; text: MessageKey }> = {
  none: { title: "refill.noneTitle", text: "refill.noneText" },
  wrong: { title: "refill.wrongTitle", text: "refill.wrongText" },
  expired: { title: "refill.expiredTitle", text: "refill.expiredText" },
};

const PROBLEMS: Record<NonNullable<LinkAnswer["problem"]>, MessageKey> = {
  wrong: "refill.contactWrong",
  "too-often": "lead.rateLimit",
  failed: "refill.askFailed",
};

function AskSection({ link, answer }: { link: LinkState; answer: LinkAnswer | undefined }) {
  const { t } = useText();
  const { edition } = usePage();
  const { title, text } = WORDS[link];
  return (
    <section className="sec">
      <div className="wrap wrap--narrow split">
        <div className="stack gap-4">
          <h1 className="d42">{t(title)}</h1>
          <p className="t20 soft measure">{t(text)}</p>
        </div>
        <div className="split__sheet refill-ask__sheet">
          <h2 className="d25">{t("refill.askTitle")}</h2>
          {answer?.goesBy ? (
            <Notice tone="ok" announce>
              {t(answer.goesBy === "email" ? "refill.askedEmail" : "refill.askedDesigner")}
            </Notice>
          ) : (
            <AskForm answer={answer} />
          )}
          <a className="link t15" href={leadAddress(edition, { ctaType: "Normal Lead Forms" })}>
            {t("refill.startOver")}
          </a>
        </div>
      </div>
    </section>
  );
}

function AskForm({ answer }: { answer: LinkAnswer | undefined }) {
  const { t } = useText();
  const { path } = useLayout();
  const problem = answer?.problem;
  return (
    <form className="stack gap-4" method="post" action={path}>
      <input type="hidden" name="form" value="link" />
      {problem && problem !== "wrong" && (
        <Notice tone="bad" announce>
          {t(PROBLEMS[problem])}
        </Notice>
      )}
      <TextInput
        id="refill-contact"
        name="contact"
        required
        dir="ltr"
        maxLength={254}
        defaultValue={answer?.contact}
        label={t("refill.contact")}
        help={t("refill.contactHelp")}
        error={problem === "wrong" ? t(PROBLEMS.wrong) : undefined}
      />
      <Button type="submit" wide>
        {t("refill.ask")}
      </Button>
    </form>
  );
}

/** Numbers and email addresses read from left to right, also when masked with asterisks. */
const ALWAYS_LTR = /^[+*\d]|@/;

type KnownLead = CallAnswer<typeof getLeadDetails>["lead"];

interface DetailsProps {
  q: string;
  lead: KnownLead;
  missing: readonly RefillField[];
  answer: DetailsAnswer | undefined;
}

function DetailsSection({ q, lead, missing, answer }: DetailsProps) {
  const { t } = useText();
  const name = firstNameOf(lead.name);
  const isComplete = missing.length === 0;
  return (
    <section className="sec">
      <div className="wrap">
        <h1 className="d56">{name === "" ? t("refill.title") : t("refill.welcome", { name })}</h1>
        <p className="t20 soft measure refill__lede">
          {t(isComplete ? "refill.ledeComplete" : "refill.ledeMissing")}
        </p>
        <div className="split refill">
          {isKnown(lead) && (
            <div className="stack gap-4">
              <h2 className="d25">{t("refill.known")}</h2>
              <KnownList lead={lead} />
              <p className="t13 soft">{t("refill.knownNote")}</p>
            </div>
          )}
          <div className="split__sheet">
            <h2 className="d25">{t(isComplete ? "refill.where" : "refill.missing")}</h2>
            <DetailsForm q={q} missing={missing} answer={answer} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** An upstream gateway may send nothing about the lead of a link. */
function isKnown(lead: KnownLead): boolean {
  return Object.values(lead).some((value) => value);
}

function KnownList({ lead }: { lead: KnownLead }) {
  const { t } = useText();
  const { edition } = usePage();
  const scope = SCOPES[edition.country].find(({ value }) => value === lead.scope);
  const rows: [label: string, value: string | null][] = [
    [t("refill.name"), lead.name],
    [t("lead.mobile"), lead.phone],
    [t("lead.email"), lead.email],
    [t(`serviceability.code.${edition.country}`), lead.pincode],
    [t("lead.property"), lead.property_name],
    [t("lead.scope"), scope ? t(scope.label) : lead.scope],
    [t("refill.since"), lead.created_at && dayOf(lead.created_at, edition)],
  ];
  return (
    <dl className="refill__list pairs">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi dir={ALWAYS_LTR.test(value) ? "ltr" : undefined}>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function dayOf(time: string, { country, language }: Edition): string {
  return dayWords(wallTime(new Date(time), COUNTRY_TIME[country].timeZone).day, language);
}

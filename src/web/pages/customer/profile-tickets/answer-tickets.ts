import { data } from "react-router";
import { changeMyTicket, writeToMyTicket } from "../../../../contracts/calls/customer/my-tickets.ts";
import { createTicket } from "../../../../contracts/calls/graphql/tickets.ts";
import { raiseTicket } from "../../../../contracts/calls/leads/raise-ticket.ts";
import type { Problem } from "../../../../contracts/outcome.ts";
import { LONGEST_DESCRIPTION, TICKET_TYPES } from "../../../../contracts/tickets/ticket-types.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { type pageAction, pageNotFound } from "../../../frame/page.ts";

type Sent = Parameters<Parameters<typeof pageAction>[0]>[0];

/** What was written and did not arrive, given back with what is in its way. */
export interface TicketsAnswer {
  /** The ticket that was written to; none for a new one. */
  ticket: string | undefined;
  words: string;
  type: string | undefined;
  problem: "missing" | "long" | "too-often" | "failed";
}

/** The page has four forms; each says by a hidden field which one it is. */
export async function answerTickets(sent: Sent) {
  const answerOne = FORMS[sent.form.get("form") ?? ""];
  if (!answerOne) throw pageNotFound();
  return answerOne(sent);
}

const FORMS: Partial<Record<string, (sent: Sent) => Promise<ReturnType<typeof refuse> | Response>>> = {
  raise,
  reply,
  close: (sent) => change(sent, "closed"),
  reopen: (sent) => change(sent, "open"),
};

async function raise(sent: Sent) {
  const { call, form, edition, session } = sent;
  const ticketType = TICKET_TYPES.find((type) => type === form.get("type")) ?? TICKET_TYPES[0];
  const { words, problem } = readWords(form);
  if (problem) return refuse({ ticket: undefined, words, type: ticketType, problem });
  const outcome = await call(raiseTicket, {
    authorization: session?.authorization,
    ticketData: {
      ticketType,
      description: words,
      tags: ["website", "profile"],
      region: edition.region,
      raiseTicketsQuery: createTicket.document,
    },
  });
  if (!outcome.ok)
    return refuse({ ticket: undefined, words, type: ticketType, problem: problemOf(outcome.problem) });
  return onward(sent, outcome.value.id, "raised");
}

async function reply(sent: Sent) {
  const { call, form, session } = sent;
  const ticket = form.get("ticket") ?? "";
  const { words, problem } = readWords(form);
  if (problem) return refuse({ ticket, words, type: undefined, problem });
  const authorization = session?.authorization;
  const outcome = await call(writeToMyTicket, { authorization, id: ticket, text: words });
  if (outcome.ok) return onward(sent, ticket, "sent");
  if (outcome.problem.kind === "not-found") throw pageNotFound();
  return refuse({ ticket, words, type: undefined, problem: problemOf(outcome.problem) });
}

async function change(sent: Sent, state: "open" | "closed") {
  const { call, form, session } = sent;
  const id = form.get("ticket") ?? "";
  const outcome = await call(changeMyTicket, { authorization: session?.authorization, id, state });
  if (outcome.ok) return onward(sent, id, state === "closed" ? "closed" : "reopened");
  if (outcome.problem.kind === "not-found") throw pageNotFound();
  return refuse({ ticket: id, words: "", type: undefined, problem: "failed" });
}

function readWords(form: URLSearchParams): { words: string; problem?: "missing" | "long" } {
  const words = (form.get("words") ?? "").trim();
  if (words === "") return { words, problem: "missing" };
  return words.length > LONGEST_DESCRIPTION ? { words, problem: "long" } : { words };
}

function onward({ url }: Sent, id: string | undefined, done: string): Response {
  const ticket = id ? `&ticket=${encodeURIComponent(id)}#${encodeURIComponent(id)}` : "";
  return redirectTo(`${url.pathname}?done=${done}${ticket}`, 303);
}

function problemOf({ status }: Pick<Problem, "status">): TicketsAnswer["problem"] {
  return status === 429 ? "too-often" : "failed";
}

const STATUSES = { missing: 422, long: 422, "too-often": 429, failed: 503 } as const;

function refuse(answer: TicketsAnswer) {
  return data(answer, { status: STATUSES[answer.problem] });
}

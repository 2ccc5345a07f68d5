import { data, useActionData, useLoaderData } from "react-router";
import { listOngoingTickets } from "../../../../contracts/calls/graphql/tickets.ts";
import { getLeadDetails } from "../../../../contracts/calls/leads/lead-details.ts";
import { QuizInvite } from "../../../features/quiz/quiz-invite.tsx";
import { optional, page, pageAction, required } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { answerForm } from "./answer-form.ts";
import { openOwnLink } from "./own-link.ts";
import { AskSection } from "./sections/ask.tsx";
import { DetailsSection } from "./sections/details.tsx";
import { TicketsSection } from "./sections/tickets.tsx";
import { tokenIn } from "./sent-form.ts";
import "./lead-refill.css";

export const loader = page(async ({ call, url }) => {
  const q = tokenIn(url);
  if (q === "") return data({ link: "none" as const });
  const own = await openOwnLink(call, q);
  const details = own ?? (await call(getLeadDetails, { q }));
  const link = details.ok ? undefined : LINK_STATES[details.problem.status];
  if (!details.ok && link) return data({ link }, { status: details.problem.status });
  const [known, { tickets }] = await Promise.all([
    required(Promise.resolve(details)),
    // What is open elsewhere no call tells.
    own ? optional(call(listOngoingTickets, { q }), { tickets: [] }) : { tickets: undefined },
  ]);
  return data({ link: "good" as const, q, ...known, tickets });
});

/** What the answer of the call makes of a link; any other failure is one of ours. */
const LINK_STATES: Partial<Record<number, "wrong" | "expired">> = { 404: "wrong", 410: "expired" };

export const action = pageAction(answerForm);

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("refill.title"),
  description: t("refill.description"),
}));

/** What somebody left half way, for whoever has the link to it; and for all others the way to a new link. */
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

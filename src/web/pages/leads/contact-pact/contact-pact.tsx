import { data, useLoaderData } from "react-router";
import {
  resumeContact,
  saveContactPact,
  stopContact,
} from "../../../../contracts/calls/leads/contact-pact.ts";
import { askToStopEverything } from "../../../../contracts/calls/leads/stop-everything.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { loadCentres } from "../../../features/visits/load-centre.ts";
import { loadPact, readToken } from "../../../features/visits/load-pact.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { page, pageAction, required } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { Attempts } from "./sections/attempts.tsx";
import { Choices } from "./sections/choices.tsx";
import { ConsentReceipt } from "./sections/consent-receipt.tsx";
import { NextContact } from "./sections/next-contact.tsx";
import { SentDetails } from "./sections/sent-details.tsx";
import { StopEverything } from "./sections/stop-everything.tsx";
import { StopForm } from "./sections/stop-form.tsx";
import "./contact-pact.css";

const DONE = ["saved", "stopped", "resumed", "linkSent", "asked"] as const;

export const loader = page(async ({ call, params, edition, url }) => {
  const pact = await loadPact(call, params, new Date());
  const { booked } = await loadCentres(call, pact);
  const path = linkTo(edition, "contact-pact", { leadToken: pact.token }) ?? "";
  return { pact, booked, path, done: DONE.find((known) => known === url.searchParams.get("done")) };
});

/** The forms of the page; each leads back to it, so that a reload sends nothing twice. */
export const action = pageAction(async ({ call, params, edition, form }) => {
  const token = readToken(params);
  const path = linkTo(edition, "contact-pact", { leadToken: token }) ?? "/";
  const back = (done: (typeof DONE)[number]) => redirectTo(`${path}?done=${done}`, 303);
  switch (form.get("do")) {
    case "stop":
      await required(call(stopContact, { token }));
      return back("stopped");
    case "resume":
      await required(call(resumeContact, { token }));
      return back("resumed");
    case "stop-mailbox":
      await required(call(askToStopEverything, { token, of: "mailbox" }));
      return back("linkSent");
    case "stop-number":
      await required(call(askToStopEverything, { token, of: "number" }));
      return back("asked");
  }
  const choices = saveContactPact.input.safeParse({ ...Object.fromEntries(form), token });
  if (!choices.success) throw data("Bad Request", { status: 400, statusText: "Bad Request" });
  await required(call(saveContactPact, choices.data));
  return back("saved");
});

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("pact.title"),
  description: t("pact.description"),
}));

export default function ContactPactPage() {
  const { pact, booked, path, done } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <section className="sec pact">
      <div className="wrap wrap--narrow split pact__in">
        <div className="stack gap-6">
          <h1 className="d42">{t("pact.title")}</h1>
          <NextContact pact={pact} booked={booked} done={done} path={path} />
          <Choices pact={pact} path={path} />
          <Attempts pact={pact} />
        </div>
        <div className="stack gap-5">
          {pact.pact.stoppedAt === null && <StopForm path={path} />}
          {!isWide(pact.pact.stoppedFor) && <StopEverything pact={pact} path={path} />}
          <SentDetails pact={pact} />
          <ConsentReceipt pact={pact} />
          <p className="t13 soft">{t("pact.private")}</p>
        </div>
      </div>
    </section>
  );
}

function isWide(scope: "request" | "mailbox" | "number" | null): boolean {
  return scope === "mailbox" || scope === "number";
}

import { data, useLoaderData } from "react-router";
import { getMailboxStop, saveMailboxStop } from "../../../../contracts/calls/leads/stop-everything.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { page, pageAction, pageNotFound, required } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { Decision } from "./decision.tsx";
import "./stop-contact.css";

const DONE = ["stopped", "allowed"] as const;

export const loader = page(async ({ call, params, edition, url }) => {
  const proof = readProof(params);
  const asked = await call(getMailboxStop, { proof });
  if (!asked.ok && asked.problem.status === 410) return data({ link: "expired" as const }, { status: 410 });
  const mailbox = await required(Promise.resolve(asked));
  const path = linkTo(edition, "stop-contact", { proofToken: proof }) ?? "";
  const done = DONE.find((known) => known === url.searchParams.get("done"));
  return data({ link: "good" as const, mailbox, path, done });
});

/** Programs that look through mail open every link in it, so a link alone decides nothing. */
export const action = pageAction(async ({ call, params, edition, form }) => {
  const proof = readProof(params);
  const path = linkTo(edition, "stop-contact", { proofToken: proof }) ?? "/";
  const wish = DONE.find((known) => known === form.get("do"));
  if (!wish) throw data("Bad Request", { status: 400, statusText: "Bad Request" });
  const saved = await call(saveMailboxStop, { proof, stopped: wish === "stopped" });
  // Used already, or too old: the page says so.
  if (!saved.ok && [409, 410].includes(saved.problem.status)) return redirectTo(path, 303);
  await required(Promise.resolve(saved));
  return redirectTo(`${path}?done=${wish}`, 303);
});

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("stopContact.title"),
  description: t("stopContact.description"),
}));

/** Where the owner of a mailbox decides for every request that names it. */
export default function StopContactPage() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <section className="sec">
      <div className="wrap wrap--narrow stop-contact stack gap-5 stack--start">
        {loaded.link === "good" ? (
          <Decision {...loaded} />
        ) : (
          <>
            <h1 className="d42">{t("stopContact.expiredTitle")}</h1>
            <p className="t20">{t("stopContact.expired")}</p>
          </>
        )}
      </div>
    </section>
  );
}

/** Anything may stand in an address: what cannot be a token is not asked for. */
function readProof(params: Record<string, string | undefined>): string {
  const parsed = getMailboxStop.input.safeParse({ proof: params.proofToken });
  if (!parsed.success) throw pageNotFound();
  return parsed.data.proof;
}

import { data, useLoaderData } from "react-router";
import {
  getMailboxStop,
  type MailboxStop,
  saveMailboxStop,
} from "../../../../contracts/calls/leads/stop-everything-calls.ts";
import { isCountry } from "../../../../editions/countries.ts";
import { COUNTRY_TIME, wallTime } from "../../../../editions/country-time.ts";
import { dayWords, isolated } from "../../../../editions/day-words.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { type Text, useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { page, pageAction, pageNotFound, required } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import "./stop-contact.css";

const DONE = ["stopped", "allowed"] as const;

export const loader = page(async ({ call, params, edition, url }) => {
  const proof = readProof(params);
  const asked = await call(getMailboxStop, { proof });
  if (!asked.ok && asked.problem.status === 410) return data({ link: "expired" as const }, { status: 410 });
  const mailbox = await required(asked);
  const path = linkTo(edition, "stop-contact", { proofToken: proof }) ?? "";
  const done = DONE.find((known) => known === url.searchParams.get("done"));
  return data({ link: "good" as const, mailbox, path, done });
});

/** Mail scanners open every link, so a link alone changes nothing. */
export const action = pageAction(async ({ call, params, form, done, parse }) => {
  const proof = readProof(params);
  const wish = DONE.find((known) => known === form.get("do"));
  const stopped = wish && wish === "stopped";
  const saved = await call(saveMailboxStop, parse(saveMailboxStop.input, { proof, stopped }));
  // The link was already used or has expired, which the page shows.
  if (!saved.ok && [409, 410].includes(saved.problem.status)) return done();
  await required(saved);
  return done(stopped ? "stopped" : "allowed");
});

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("stopContact.title"),
  description: t("stopContact.description"),
}));

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

/** Rejects a URL parameter that cannot be a token without calling the backend. */
function readProof(params: Record<string, string | undefined>): string {
  const parsed = getMailboxStop.input.safeParse({ proof: params.proofToken });
  if (!parsed.success) throw pageNotFound();
  return parsed.data.proof;
}

interface DecisionProps {
  mailbox: MailboxStop;
  path: string;
  done: "stopped" | "allowed" | undefined;
}

function Decision({ mailbox, path, done }: DecisionProps) {
  const text = useText();
  const { t } = text;
  const { title, about } = wordsOf(mailbox, text);
  const isStopped = mailbox.stoppedAt !== null;
  return (
    <>
      {done && (
        <Notice tone="ok" announce>
          {t(`stopContact.done.${done}`)}
        </Notice>
      )}
      <h1 className="d42">{title}</h1>
      <p className="t20">{about}</p>
      {mailbox.isSpent ? (
        <p className="soft">{t("stopContact.spent")}</p>
      ) : (
        <form method="post" action={path}>
          <input type="hidden" name="do" value={isStopped ? "allowed" : "stopped"} />
          <Button type="submit">{t(isStopped ? "stopContact.allow" : "stopContact.stop")}</Button>
        </form>
      )}
    </>
  );
}

function wordsOf({ mailbox, country, stoppedAt, isSpent }: MailboxStop, { t, language }: Text) {
  const address = isolated(mailbox);
  if (stoppedAt !== null) {
    const { day } = wallTime(new Date(stoppedAt), timeZoneOf(country));
    return {
      title: t("stopContact.stoppedTitle"),
      about: t("stopContact.stopped", { day: dayWords(day, language), address }),
    };
  }
  return isSpent
    ? { title: t("stopContact.allowedTitle"), about: t("stopContact.allowed", { address }) }
    : { title: t("stopContact.stopTitle"), about: t("stopContact.stopText", { address }) };
}

function timeZoneOf(country: string): string {
  const code = country.toLowerCase();
  return COUNTRY_TIME[isCountry(code) ? code : "in"].timeZone;
}

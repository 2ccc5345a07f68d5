import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import {
  resumeContact,
  saveContactPact,
  stopContact,
} from "../../../../contracts/calls/leads/contact-pact-calls.ts";
import { requestStopOfAllContact } from "../../../../contracts/calls/leads/stop-everything-calls.ts";
import {
  CONTACT_HOURS,
  CONTACT_LANGUAGES,
  type ContactHours,
  HOURS_OF_DAY,
} from "../../../../contracts/leads/contact-choices.ts";
import { COUNTRY_TIME, wallTime } from "../../../../editions/country-time.ts";
import { dayWords, isolated, timeWords } from "../../../../editions/day-words.ts";
import type { Language } from "../../../../editions/languages.ts";
import type { Country } from "../../../../editions/regions.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { loadCentres } from "../../../features/leads/visits/load-centre.ts";
import { type LoadedPact, loadPact, readToken } from "../../../features/leads/visits/load-pact.ts";
import { page, pageAction, required } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import ChoicesForm from "./sections/choices-form.island.tsx";
import { Attempts, MailboxLink, MomentWords, NextContact } from "./sections/contact-history.tsx";
import "./contact-pact.css";

const DONE = ["saved", "stopped", "resumed", "linkSent", "asked"] as const;

export const loader = page(async ({ call, params, edition, url }) => {
  const pact = await loadPact(call, params, new Date());
  const { booked } = await loadCentres(call, pact);
  const path = linkTo(edition, "contact-pact", { leadToken: pact.token }) ?? "";
  return { pact, booked, path, done: DONE.find((known) => known === url.searchParams.get("done")) };
});

/** Handles the forms of the page; each redirects to it, so that a reload sends nothing twice. */
export const action = pageAction(async ({ call, params, form, parse, ...sent }) => {
  const token = readToken(params);
  const done = (what: (typeof DONE)[number]) => sent.done(what);
  switch (form.get("do")) {
    case "stop":
      await required(call(stopContact, { token }));
      return done("stopped");
    case "resume":
      await required(call(resumeContact, { token }));
      return done("resumed");
    case "stop-mailbox":
      await required(call(requestStopOfAllContact, { token, of: "mailbox" }));
      return done("linkSent");
    case "stop-number":
      await required(call(requestStopOfAllContact, { token, of: "number" }));
      return done("asked");
  }
  const choices = parse(saveContactPact.input, { ...Object.fromEntries(form), token });
  await required(call(saveContactPact, choices));
  return done("saved");
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

/** One press, without a confirmation. */
function StopForm({ path }: { path: string }) {
  const { t } = useText();
  return (
    <form className="pact__stop stack" method="post" action={path}>
      <h2 className="d20">{t("pact.stopTitle")}</h2>
      <p className="t15">{t("pact.stopText")}</p>
      <input type="hidden" name="do" value="stop" />
      <Button type="submit" look="line" icon="close" wide>
        {t("pact.stop")}
      </Button>
    </form>
  );
}

function SentDetails({ pact: { lead, country } }: { pact: LoadedPact }) {
  const { t } = useText();
  const place = [lead.city, lead.pincode].filter((part) => part !== null).join(" ");
  const rows: [label: string, value: ReactNode][] = [
    [t("pact.nameLabel"), <bdi key="name">{lead.name}</bdi>],
    [t("pact.phoneLabel"), <Ltr key="phone">{lead.phone}</Ltr>],
    [t("pact.emailLabel"), lead.email && <Ltr key="email">{lead.email}</Ltr>],
    [t("pact.placeLabel"), place && <bdi key="place">{place}</bdi>],
    [t("pact.aboutLabel"), lead.about && <bdi key="about">{lead.about}</bdi>],
    [t("pact.pageLabel"), lead.page && <Ltr key="page">{lead.page}</Ltr>],
    [t("pact.sentLabel"), <MomentWords key="sent" at={lead.sentAt} country={country} />],
  ];
  return (
    <section className="pact__card stack">
      <h2 className="d20">{t("pact.sentTitle")}</h2>
      <dl className="t15 pact__facts stack gap-2">
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function Ltr({ children }: { children: string }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/** The receipt of the consent: its text as shown on the form, its version, the time and the page. */
function ConsentReceipt({ pact: { lead, country } }: { pact: LoadedPact }) {
  const { t } = useText();
  const { text, version, at, page } = lead.consent;
  return (
    <section className="pact__card stack">
      <h2 className="d20">{t("pact.consentTitle")}</h2>
      {text && (
        <blockquote className="pact__quote t15">
          <bdi>{text}</bdi>
        </blockquote>
      )}
      <dl className="t15 pact__facts stack gap-2">
        <div>
          <dt>{t("pact.consentTime")}</dt>
          <dd>
            <MomentWords at={at} country={country} />
          </dd>
        </div>
        {page && (
          <div>
            <dt>{t("pact.consentPage")}</dt>
            <dd>
              <bdi dir="ltr">{page}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t("pact.consentVersion")}</dt>
          <dd>
            <bdi dir="ltr">{version}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Only in countries where customers request it. */
const ASKS_FOR_DESIGNER: Record<Country, boolean> = { in: false, sg: false, my: false, sa: true };

function Choices({ pact, path }: { pact: LoadedPact; path: string }) {
  const { language: ownLanguage } = useText();
  const { channel, hours, frequency, language, designer } = pact.pact;
  const names = new Intl.DisplayNames([ownLanguage], { type: "language" });
  return (
    <ChoicesForm
      action={path}
      chosen={{ channel, hours, frequency, language, designer }}
      hasNoAddress={pact.lead.email === null && channel !== "email"}
      asksForDesigner={ASKS_FOR_DESIGNER[pact.country]}
      hoursInWords={hoursIn(ownLanguage)}
      languages={languagesOf(pact).map((code) => ({ code, name: names.of(code) ?? code }))}
    />
  );
}

function hoursIn(language: Language): Record<ContactHours, string> {
  const words = (value: ContactHours) =>
    HOURS_OF_DAY[value].map((hour) => timeWords(hour * 60, language)).join(" – ");
  const entries = CONTACT_HOURS.map((value) => [value, words(value)]);
  return Object.fromEntries(entries);
}

function languagesOf({ lead, pact }: LoadedPact): string[] {
  return [...new Set([...CONTACT_LANGUAGES[lead.country], pact.language])];
}

/** Stops more than this request: needs a proof from the mailbox, or a person who verifies the phone number. */
function StopEverything({ pact, path }: { pact: LoadedPact; path: string }) {
  const { t } = useText();
  const { mailbox } = pact.stopEverything;
  return (
    <section className="pact__everything stack">
      <h2 className="d20">{t("pact.everythingTitle")}</h2>
      <p className="t15">{t("pact.everythingText")}</p>
      {mailbox && (
        <MailboxLink path={path}>
          {t("pact.everythingMailboxText", { address: isolated(mailbox) })}
        </MailboxLink>
      )}
      <OfNumber pact={pact} path={path} />
    </section>
  );
}

function OfNumber({ pact, path }: { pact: LoadedPact; path: string }) {
  const { t, language } = useText();
  const { numberAskedAt } = pact.stopEverything;
  const phone = isolated(pact.lead.phone);
  if (numberAskedAt !== null) {
    const { day } = wallTime(new Date(numberAskedAt), COUNTRY_TIME[pact.country].timeZone);
    return <Notice>{t("pact.everythingAsked", { day: dayWords(day, language), phone })}</Notice>;
  }
  return (
    <form className="pact__proof stack" method="post" action={path}>
      <p className="t15 soft">{t("pact.everythingNumberText", { phone })}</p>
      <input type="hidden" name="do" value="stop-number" />
      <Button type="submit" look="line" icon="phone" wide>
        {t("pact.everythingNumber")}
      </Button>
    </form>
  );
}

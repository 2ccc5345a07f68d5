import type { ReactNode } from "react";
import {
  listMyEstimates,
  listMyReferrals,
  listMyRequests,
} from "../../../../contracts/calls/customer/my-records.ts";
import { listMyTickets } from "../../../../contracts/calls/customer/my-tickets-calls.ts";
import { getWishlist } from "../../../../contracts/calls/customer/wishlist.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { Project } from "../../../../contracts/customer/project/project.ts";
import { showEstimateCode } from "../../../../contracts/estimates/estimate-code.ts";
import { dateWords, dayWords, fromTodayWords } from "../../../../editions/day-words.ts";
import { inLanguage } from "../../../../editions/languages.ts";
import { writeAmount } from "../../../../editions/money.ts";
import { ButtonLink, GoLink } from "../../../../ui/forms/button.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { addressOf, linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { hrefOf } from "../../../frame/layouts/menus/menu-link.ts";
import { LINKS } from "../../../frame/layouts/menus/menu-links.ts";
import { optional } from "../../../frame/page.ts";
import type { Session } from "../../../frame/session.ts";
import { loadProject } from "../customer-page.ts";
import { NoProject } from "../project/no-project.tsx";
import { useProjectCountry } from "../project/parts/project-part-views.tsx";
import { comingDays, daysUntil, stagesAt } from "../project/project-state.ts";
import "./overview.css";

export function OverviewView({ overview, today }: { overview: Overview; today: string }) {
  const { project, estimates, requests, tickets, referrals, saved } = overview;
  return (
    <>
      {project !== "unknown" && (project ? <NextBlock project={project} today={today} /> : <NoProject />)}
      <div className="columns columns--2 columns--near">
        {estimates && <EstimatesBlock estimates={estimates} />}
        {requests && <RequestsBlock requests={requests} />}
        {tickets && <TicketsBlock tickets={tickets} />}
        {saved !== undefined && <SavedBlock saved={saved} />}
        {referrals && <ReferralsBlock referrals={referrals} />}
      </div>
    </>
  );
}

const MAX_LINES = 4;

function NextBlock({ project, today }: { project: Project; today: string }) {
  const { t, language } = useText();
  const { edition } = usePage();
  const country = useProjectCountry(project);
  const stages = stagesAt(project, today);
  const now = stages.findLast(({ state }) => state === "now");
  return (
    <section className="well overview__next stack gap-4" aria-labelledby="overview-next">
      <div className="stack gap-2">
        <p className="soft t15">
          {[project.name && inLanguage(project.name, language), project.isSample && t("project.sampleTitle")]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <h2 id="overview-next" className="d32">
          {now
            ? t(`project.stage.${now.stage}`)
            : t(stages.length > 0 ? "project.allDone" : "account.project")}
        </h2>
        {now && (
          <p className="soft t15">
            {t("project.stageOf", { place: stages.indexOf(now) + 1, count: stages.length })}
          </p>
        )}
        <div className="line align-stretch overview__bar" aria-hidden="true">
          {stages.map(({ stage, state }) => (
            <i key={stage} className={`is-${state}`} />
          ))}
        </div>
      </div>
      <ul className="overview__lines">
        {comingDays(project, today)
          .slice(0, MAX_LINES)
          .map((coming) => (
            <li key={`${coming.kind} ${coming.day}`}>
              <span className="strong">
                {coming.kind === "payment"
                  ? t("project.payEvent", { amount: writeAmount(coming.amount, { country, language }) })
                  : coming.kind === "decision"
                    ? t("project.decideEvent", { what: inLanguage(coming.title, language) })
                    : inLanguage(coming.title, language)}
              </span>
              <span>
                {dayWords(coming.day, language)} · {fromTodayWords(daysUntil(coming.day, today), language)}
              </span>
            </li>
          ))}
      </ul>
      <p>
        <ButtonLink href={linkTo(edition, "profile-project") ?? ""}>{t("overview.openProject")}</ButtonLink>
      </p>
    </section>
  );
}

const MOST = 3;
const A_DAY = "2026-01-01".length;

function EstimatesBlock({ estimates }: { estimates: NonNullable<Overview["estimates"]> }) {
  const { t, language } = useText();
  const { edition } = usePage();
  const here = estimates.filter(({ country }) => country === edition.isoCode);
  return (
    <OverviewBlock
      title={t("overview.estimates")}
      count={here.length}
      href={hrefOf(edition, LINKS.calculator)}
      more={t(here.length > 0 ? "overview.estimateMore" : "overview.estimateFirst")}
    >
      {here.length === 0 ? (
        <p className="soft t15">{t("overview.noEstimates")}</p>
      ) : (
        <ul className="overview__lines">
          {here.slice(0, MOST).map(({ code, low, high, changedAt }) => (
            <li key={code}>
              <a href={addressOf(edition.region, "estimate", { estimateCode: showEstimateCode(code) })}>
                <bdi>{showEstimateCode(code)}</bdi>
              </a>
              <span>
                <Money amount={low} to={high} country={edition.country} />{" "}
                <span className="soft">{dateWords(changedAt.slice(0, A_DAY), language)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </OverviewBlock>
  );
}

function RequestsBlock({ requests }: { requests: NonNullable<Overview["requests"]> }) {
  const { t, language } = useText();
  const { edition } = usePage();
  return (
    <OverviewBlock
      title={t("overview.requests")}
      count={requests.length}
      href={linkTo(edition, "talk")}
      more={t("overview.ask")}
    >
      {requests.length === 0 ? (
        <p className="soft t15">{t("overview.noRequests")}</p>
      ) : (
        <ul className="overview__lines">
          {requests.slice(0, MOST).map(({ id, sentAt, scope, place, visit, pactToken, isStopped }) => (
            <li key={id}>
              <span>
                {[scope, place, visit && !visit.isCancelled && visit.centre].filter(Boolean).join(" · ") ||
                  t("overview.request")}{" "}
                <span className="soft">{dateWords(sentAt.slice(0, A_DAY), language)}</span>
              </span>
              <a href={addressOf(edition.region, "contact-pact", { leadToken: pactToken })}>
                {t(isStopped ? "overview.stopped" : "overview.pact")}
              </a>
            </li>
          ))}
        </ul>
      )}
    </OverviewBlock>
  );
}

function TicketsBlock({ tickets }: { tickets: NonNullable<Overview["tickets"]> }) {
  const { t, language } = useText();
  const { edition } = usePage();
  const open = tickets.filter(({ status }) => status !== "closed");
  return (
    <OverviewBlock
      title={t("account.tickets")}
      count={open.length}
      href={linkTo(edition, "profile-tickets")}
      more={t("overview.ticketMore")}
    >
      {open.length === 0 ? (
        <p className="soft t15">{t("overview.noTickets")}</p>
      ) : (
        <ul className="overview__lines">
          {open.slice(0, MOST).map(({ id, subject, status, created_at }) => (
            <li key={id}>
              <span>
                {subject} <span className="soft">{dateWords(created_at.slice(0, A_DAY), language)}</span>
              </span>
              <span className={status === "answered" ? "strong" : "soft"}>
                {t(status === "answered" ? "overview.answered" : "overview.waiting")}
              </span>
            </li>
          ))}
        </ul>
      )}
    </OverviewBlock>
  );
}

/** Shown only where the page for referrals exists. */
function ReferralsBlock({ referrals }: { referrals: NonNullable<Overview["referrals"]> }) {
  const { t, language } = useText();
  const { edition } = usePage();
  const href = linkTo(edition, "refer-a-friend");
  if (!href) return null;
  return (
    <OverviewBlock
      title={t("overview.referrals")}
      count={referrals.length}
      href={href}
      more={t("overview.refer")}
    >
      {referrals.length === 0 ? (
        <p className="soft t15">{t("overview.noReferrals")}</p>
      ) : (
        <ul className="overview__lines">
          {referrals.slice(0, MOST).map(({ friend, sentAt, hasWritten }) => (
            <li key={friend + sentAt}>
              <span>
                {friend} <span className="soft">{dateWords(sentAt.slice(0, A_DAY), language)}</span>
              </span>
              <span className="soft">{t(hasWritten ? "overview.friendCame" : "overview.friendInvited")}</span>
            </li>
          ))}
        </ul>
      )}
    </OverviewBlock>
  );
}

function SavedBlock({ saved }: { saved: number }) {
  const { t } = useText();
  const { edition } = usePage();
  const href =
    linkTo(edition, "profile-saved") ?? linkTo(edition, "design-ideas") ?? linkTo(edition, "looks");
  return (
    <OverviewBlock title={t("account.saved")} count={saved} href={href} more={t("overview.savedMore")}>
      <p className="soft t15">{t(saved > 0 ? "overview.savedText" : "overview.noSaved")}</p>
    </OverviewBlock>
  );
}

interface OverviewBlockProps {
  title: string;
  count?: number | undefined;
  href?: string | undefined;
  more: string;
  children: ReactNode;
}

function OverviewBlock({ title, count, href, more, children }: OverviewBlockProps) {
  return (
    <section className="box pad-5 overview__block stack gap-3">
      <h2 className="line apart d25">
        {title}
        {count !== undefined && count > 0 && (
          <span className="strong t15 text-center overview__count">{count}</span>
        )}
      </h2>
      {children}
      {href && (
        <p className="overview__more">
          <GoLink href={href}>{more}</GoLink>
        </p>
      )}
    </section>
  );
}

type Overview = Awaited<ReturnType<typeof loadOverview>>;

/** Loads the summary of a customer's data. Parts that cannot be loaded are left out. */
export async function loadOverview({ call, session }: { call: Caller; session?: Session | undefined }) {
  const own = { authorization: session?.authorization };
  const [project, estimates, requests, tickets, referrals, saved] = await Promise.all([
    loadProject({ call, session }),
    optional(call(listMyEstimates, own), undefined),
    optional(call(listMyRequests, own), undefined),
    optional(call(listMyTickets, own), undefined),
    optional(call(listMyReferrals, own), undefined),
    optional(call(getWishlist, { ...own, user_type: "logged_in" }), undefined),
  ]);
  return {
    project,
    estimates: estimates?.estimates,
    requests: requests?.requests,
    tickets: tickets?.tickets,
    referrals: referrals?.referrals,
    saved: saved?.items.length,
  };
}

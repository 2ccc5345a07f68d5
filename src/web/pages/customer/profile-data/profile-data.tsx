import { data, useActionData, useLoaderData } from "react-router";
import {
  getDeletion,
  requestDeletion,
  sendDeletionPassword,
  undoDeletion,
} from "../../../../contracts/calls/customer/my-deletion.ts";
import { getMyData } from "../../../../contracts/calls/customer/my-records.ts";
import { HOSTS } from "../../../../contracts/hosts.ts";
import type { Outcome } from "../../../../contracts/outcome.ts";
import type { MessageKey } from "../../../../editions/text.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { loginAgainAddress } from "../../../../urls/login-address.ts";
import { CustomerFrame } from "../../../features/customer/customer-frame.tsx";
import { LeaveAccount } from "../../../features/customer/data/leave-account.tsx";
import { page, pageActions, required, type SentForm } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import "../../../features/customer/data/data.css";

const DONE = ["password", "leaving", "kept"] as const;
const FILE = HOSTS[getMyData.host].embeddedAt + getMyData.path;

export const loader = page(async ({ call, session, url }) => {
  const authorization = session?.authorization;
  const [{ held }, deletion] = await Promise.all([
    required(call(getMyData, { authorization })),
    required(call(getDeletion, { authorization })),
  ]);
  return {
    held: personalDataCategories(held),
    deletion,
    loginAgain: loginAgainAddress(url.pathname),
    done: DONE.find((known) => known === url.searchParams.get("done")),
  };
});

const LONGEST_PASSWORD = 40;

/** Sends a one-time password, requests the erasure of the account, or cancels that request. */
export const action = pageActions<ReturnType<typeof refuse> | Response>("form", {
  password: async (sent) => {
    const { call, edition, session, visitorAddress } = sent;
    const input = { authorization: session?.authorization, region: edition.region, visitorAddress };
    return answer(sent, "password", await call(sendDeletionPassword, input));
  },
  undo: async (sent) =>
    answer(sent, "kept", await sent.call(undoDeletion, { authorization: sent.session?.authorization })),
  erase: async (sent) => {
    const { call, edition, form, session } = sent;
    if (form.get("sure") !== "yes") return refuse("mydata.notSure", 422);
    const password = form.get("password")?.slice(0, LONGEST_PASSWORD);
    const input = { authorization: session?.authorization, region: edition.region, password };
    return answer(sent, "leaving", await call(requestDeletion, input));
  },
});

const PROBLEMS: Partial<Record<number, [MessageKey, number]>> = {
  403: ["mydata.wrongPassword", 422],
  429: ["mydata.tooSoon", 429],
};

function answer({ done }: SentForm, what: (typeof DONE)[number], outcome: Outcome<unknown>) {
  if (outcome.ok) return done(what, "leave");
  return refuse(...(PROBLEMS[outcome.problem.status] ?? (["mydata.failed", 503] as const)));
}

/** The one-time password is not returned. */
function refuse(problem: MessageKey, status: number) {
  return data({ problem }, { status });
}

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("account.data"),
  description: t("mydata.description"),
}));

export default function ProfileDataPage() {
  const { held, deletion, loginAgain, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useText();
  return (
    <CustomerFrame current="profile-data" title={t("account.data")} lead={t("mydata.lead")}>
      {done && !answer && (
        <Notice tone="ok" announce>
          {t(`mydata.done-${done}`)}
        </Notice>
      )}
      <section className="stack gap-4 stack--start" id="download">
        <h2 className="d25">{t("mydata.downloadTitle")}</h2>
        <p className="soft">{t("mydata.downloadText")}</p>
        <ButtonLink href={FILE} download="my-data.json">
          {t("mydata.download")}
        </ButtonLink>
      </section>
      <section className="stack gap-4" id="held">
        <h2 className="d25">{t("mydata.heldTitle")}</h2>
        <p className="soft">{t("mydata.heldText")}</p>
        <PersonalDataTable parts={held} />
      </section>
      <LeaveAccount deletion={deletion} problem={answer?.problem} loginAgain={loginAgain} />
    </CustomerFrame>
  );
}

function PersonalDataTable({ parts }: { parts: readonly PersonalDataCategory[] }) {
  const { t } = useText();
  return (
    <ul className="held">
      {parts.map(({ name, value, count, title, why, until }) => (
        <li key={name} className="rule pad-block-4 stack gap-2" data-held={name}>
          <div className="line apart">
            <h3 className="d20">{t(title)}</h3>
            <span className="t13 soft num">{t("mydata.count", { count })}</span>
          </div>
          <p className="t15">{t(why)}</p>
          <p className="t13 soft">{t(until)}</p>
          {count > 0 && (
            <details>
              <summary className="tap t15 link">{t("mydata.show")}</summary>
              <div className="break-words above-2 pad-4 data-tree t13" dir="ltr" lang="en">
                <DataTree value={value} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function DataTree({ value }: { value: unknown }) {
  if (Array.isArray(value))
    return (
      <ol className="data-tree__list">
        {value.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is written once and never reordered
          <li key={index}>
            <DataTree value={item} />
          </li>
        ))}
      </ol>
    );
  if (typeof value === "object" && value !== null)
    return (
      <dl className="data-tree__facts">
        {Object.entries(value)
          .filter(([, inner]) => !isEmpty(inner))
          .map(([name, inner]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <DataTree value={inner} />
              </dd>
            </div>
          ))}
      </dl>
    );
  return <bdi>{String(value)}</bdi>;
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
  );
}

interface PersonalDataTexts {
  title: MessageKey;
  why: MessageKey;
  until: MessageKey;
}

/** The texts for the personal data of a customer, by the names of the data sets, in the order of the page. */
const PERSONAL_DATA_TEXTS: Readonly<Record<string, PersonalDataTexts>> = {
  account: { title: "mydata.account", why: "mydata.accountWhy", until: "mydata.untilAccount" },
  contacts: { title: "mydata.contacts", why: "mydata.contactsWhy", until: "mydata.untilAccount" },
  logins: { title: "mydata.logins", why: "mydata.loginsWhy", until: "mydata.untilLogins" },
  addresses: { title: "mydata.addresses", why: "mydata.addressesWhy", until: "mydata.untilAccount" },
  preferences: { title: "mydata.preferences", why: "mydata.preferencesWhy", until: "mydata.untilAccount" },
  privacy_changes: { title: "mydata.changes", why: "mydata.changesWhy", until: "mydata.untilAccount" },
  projects: { title: "mydata.projects", why: "mydata.projectsWhy", until: "mydata.untilProject" },
  requests: { title: "mydata.requests", why: "mydata.requestsWhy", until: "mydata.untilAccount" },
  tickets: { title: "mydata.tickets", why: "mydata.ticketsWhy", until: "mydata.untilAccount" },
  estimates: { title: "mydata.estimates", why: "mydata.estimatesWhy", until: "mydata.untilAccount" },
  referrals: { title: "mydata.referrals", why: "mydata.referralsWhy", until: "mydata.untilAccount" },
  wishlist: { title: "mydata.wishlist", why: "mydata.wishlistWhy", until: "mydata.untilAccount" },
};

const OTHERS: PersonalDataTexts = {
  title: "mydata.other",
  why: "mydata.otherWhy",
  until: "mydata.untilAccount",
};

interface PersonalDataCategory extends PersonalDataTexts {
  name: string;
  value: unknown;
  count: number;
}

function personalDataCategories(held: Readonly<Record<string, unknown>>): PersonalDataCategory[] {
  const order = Object.keys(PERSONAL_DATA_TEXTS);
  const orderOf = (name: string) => (order.indexOf(name) + order.length + 1) % (order.length + 1);
  return Object.entries(held)
    .map(([name, value]) => ({
      name,
      value,
      count: countRows(value),
      ...(PERSONAL_DATA_TEXTS[name] ?? OTHERS),
    }))
    .toSorted((one, other) => orderOf(one.name) - orderOf(other.name));
}

/** The length of a list, or of several lists together; a single record counts as one. */
function countRows(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== "object" || value === null) return value == null ? 0 : 1;
  const inner = Object.values(value);
  const lists = inner.filter((part) => Array.isArray(part));
  const records = inner.filter((part) => typeof part === "object" && part !== null && !Array.isArray(part));
  if (lists.length === 0 && records.length === 0) return inner.length > 0 ? 1 : 0;
  return lists.reduce((sum, list) => sum + list.length, records.length);
}

import { data, useActionData, useLoaderData } from "react-router";
import {
  askDeletion,
  getDeletion,
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
import { HeldTable } from "../../../features/customer/data/held-table.tsx";
import { heldParts } from "../../../features/customer/data/held-words.ts";
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
    held: heldParts(held),
    deletion,
    loginAgain: loginAgainAddress(url.pathname),
    done: DONE.find((known) => known === url.searchParams.get("done")),
  };
});

const LONGEST_PASSWORD = 40;

/** Sends a password, asks for the account to be erased, or takes that back. */
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
    return answer(sent, "leaving", await call(askDeletion, input));
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

/** A password is not given back. */
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
        <HeldTable parts={held} />
      </section>
      <LeaveAccount deletion={deletion} problem={answer?.problem} loginAgain={loginAgain} />
    </CustomerFrame>
  );
}

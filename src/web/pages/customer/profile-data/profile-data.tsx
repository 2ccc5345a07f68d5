import { data, useActionData, useLoaderData } from "react-router";
import { getMyData } from "../../../../contracts/calls/customer/my-data.ts";
import {
  askDeletion,
  getDeletion,
  sendDeletionPassword,
  undoDeletion,
} from "../../../../contracts/calls/customer/my-deletion.ts";
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
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { page, pageAction, pageNotFound, required } from "../../../frame/page.ts";
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

type Sent = Parameters<Parameters<typeof pageAction>[0]>[0];

/** Sends a password, has the account erased, or takes that back: a hidden field says which. */
async function answerData(sent: Sent) {
  const { call, form, session, edition, visitorAddress } = sent;
  const authorization = session?.authorization;
  const { region } = edition;
  const password = form.get("password")?.slice(0, LONGEST_PASSWORD);
  switch (form.get("form")) {
    case "password":
      return onward(
        sent,
        "password",
        await call(sendDeletionPassword, { authorization, region, visitorAddress }),
      );
    case "undo":
      return onward(sent, "kept", await call(undoDeletion, { authorization }));
    case "erase":
      if (form.get("sure") !== "yes") return refuse("mydata.notSure", 422);
      return onward(sent, "leaving", await call(askDeletion, { authorization, region, password }));
    default:
      throw pageNotFound();
  }
}

const LONGEST_PASSWORD = 40;
const PROBLEMS: Partial<Record<number, [MessageKey, number]>> = {
  403: ["mydata.wrongPassword", 422],
  429: ["mydata.tooSoon", 429],
};

function onward({ url }: Sent, done: string, outcome: Outcome<unknown>) {
  if (outcome.ok) return redirectTo(`${url.pathname}?done=${done}#leave`, 303);
  return refuse(...(PROBLEMS[outcome.problem.status] ?? (["mydata.failed", 503] as const)));
}

function refuse(problem: MessageKey, status: number) {
  return data({ problem }, { status });
}

export const action = pageAction(answerData);

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

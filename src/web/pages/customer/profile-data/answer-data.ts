import { data } from "react-router";
import {
  askDeletion,
  sendDeletionPassword,
  undoDeletion,
} from "../../../../contracts/calls/customer/my-deletion.ts";
import type { Outcome } from "../../../../contracts/outcome.ts";
import type { MessageKey } from "../../../../editions/text.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { type pageAction, pageNotFound } from "../../../frame/page.ts";

type Sent = Parameters<Parameters<typeof pageAction>[0]>[0];

/** Sends a password, has the account erased, or takes that back: a hidden field says which. */
export async function answerData(sent: Sent) {
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

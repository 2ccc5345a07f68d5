import { generateOtp, verifyOtp } from "../../../../contracts/calls/customer/hub-operations.ts";
import { saveProfile } from "../../../../contracts/calls/customer/profile-calls.ts";
import type { MessageKey } from "../../../../editions/text.ts";
import { pageAction, type SentForm } from "../../../frame/page.ts";

export const EDITABLE = ["name", "phone", "email", "language"] as const;
export type Editable = (typeof EDITABLE)[number];

interface Refused {
  edit: Editable;
  errors: Partial<Record<"name" | "username" | "otp" | "proof" | "form", MessageKey>>;
  /**
   * A one-time password was sent to the typed contact and must be entered now; a second one is needed if
   * `proofSentTo` names a contact.
   */
  asksPassword?: { requestId: string; proofSentTo: string };
  /** Nothing was sent: the login is too old, and no one-time password can prove the identity. */
  asksLogin?: true;
}

export const changeDetails = pageAction(async (sent) => {
  const { call, form, session } = sent;
  const edit = EDITABLE.find((known) => known === form.get("of")) ?? "name";
  if (edit === "phone" || edit === "email")
    return form.get("do") === "verify" ? verify(sent, edit) : send(sent, edit);
  const parsed = saveProfile.input.safeParse({
    authorization: session?.authorization,
    [edit]: form.get(edit) ?? "",
  });
  if (!parsed.success) return refuse(sent, { edit, errors: { name: "profileDetails.error.name" } });
  const saved = await call(saveProfile, parsed.data);
  return saved.ok ? sent.done(edit) : refuse(sent, { edit, errors: { form: "account.failed" } }, 503);
});

const WHY_NOT: Record<string, MessageKey> = {
  "too-many": "profileDetails.error.tooMany",
  channel: "profileDetails.error.channel",
  elsewhere: "profileDetails.error.channel",
  login: "profileDetails.error.login",
};

/**
 * The first step: sends a one-time password to the new phone number or email address, and a second one to a previous
 * contact unless the login is fresh.
 */
async function send(sent: SentForm, edit: "phone" | "email") {
  const { call, form, session, visitorAddress } = sent;
  const wrong = (): Refused => ({ edit, errors: { username: `profileDetails.error.${edit}` } });
  const username = form.get("username") ?? "";
  const parsed = generateOtp.input.safeParse({
    authorization: session?.authorization,
    visitorAddress,
    username,
    ...(edit === "phone" && { isdcode: form.get("dialCode") ?? undefined }),
  });
  if (!parsed.success || username.includes("@") !== (edit === "email")) return refuse(sent, wrong());
  const generated = await call(generateOtp, parsed.data);
  if (!generated.ok) return refuse(sent, { edit, errors: { form: "account.failed" } }, 503);
  const { success, reason, requestId, proofSentTo } = generated.value;
  // The stored form with its country code, which the next step shows.
  if (generated.value.username.startsWith("+")) form.set("username", generated.value.username);
  // The passwords must be entered again from the new messages.
  for (const typed of ["otp", "proof"]) form.delete(typed);
  // The password that was sent a moment ago is still valid.
  if (success || reason === "soon") {
    const asksPassword = { requestId, proofSentTo: proofSentTo ?? "" };
    return refuse(sent, { edit, errors: {}, asksPassword }, 200);
  }
  const message = WHY_NOT[reason ?? ""];
  if (message && reason === "login")
    return refuse(sent, { edit, errors: { username: message }, asksLogin: true });
  return refuse(sent, message ? { edit, errors: { username: message } } : wrong());
}

const NOT_VERIFIED: Record<string, MessageKey> = {
  INCOMPLETE: "profileDetails.error.incomplete",
  SPENT: "profileDetails.error.spent",
  EXPIRED: "profileDetails.error.expired",
  TAKEN: "profileDetails.error.taken",
};

/** The errors of the password that was sent to a previous contact. */
const NOT_PROVEN: Record<string, MessageKey> = {
  PROOF_WRONG: "profileDetails.error.wrong",
  PROOF_INCOMPLETE: "profileDetails.error.incomplete",
  PROOF_SPENT: "profileDetails.error.spent",
  PROOF_EXPIRED: "profileDetails.error.expired",
};
/** The login was fresh when the first password was sent but no longer is. */
const NEEDS_PROOF = ["PROOF_MISSING", "PROOF_STALE"];

/** The second step: the password proves the ownership of the contact. */
async function verify(sent: SentForm, edit: "phone" | "email") {
  const { call, form, session } = sent;
  const requestId = form.get("requestId") ?? "";
  const proofSentTo = form.get("proofSentTo") ?? "";
  const asksPassword = { requestId, proofSentTo };
  if (proofSentTo && !form.get("proof"))
    return refuse(sent, { edit, asksPassword, errors: { proof: "profileDetails.error.incomplete" } });
  const parsed = verifyOtp.input.safeParse({
    authorization: session?.authorization,
    payload: {
      username: form.get("username") ?? "",
      ...(edit === "phone" && { isdcode: form.get("dialCode") ?? undefined }),
      otp: form.get("otp") ?? "",
      ...(requestId && { requestId }),
      ...(proofSentTo && { proof: form.get("proof") ?? "" }),
    },
  });
  if (!parsed.success)
    return refuse(sent, { edit, asksPassword, errors: { otp: "profileDetails.error.wrong" } });
  const verified = await call(verifyOtp, parsed.data);
  if (!verified.ok) return refuse(sent, { edit, asksPassword, errors: { form: "account.failed" } }, 503);
  const { success, status } = verified.value;
  if (success) return sent.done(edit);
  if (NEEDS_PROOF.includes(status)) return send(sent, edit);
  const unproven = NOT_PROVEN[status];
  if (unproven) return refuse(sent, { edit, asksPassword, errors: { proof: unproven } });
  return refuse(sent, {
    edit,
    asksPassword,
    errors: { otp: NOT_VERIFIED[status] ?? "profileDetails.error.wrong" },
  });
}

function refuse(sent: SentForm, refused: Refused, status?: number) {
  return sent.refuse(refused, status);
}

import { generateOtp, verifyOtp } from "../../../../contracts/calls/customer/hub-operations.ts";
import { saveProfile } from "../../../../contracts/calls/customer/profile.ts";
import type { MessageKey } from "../../../../editions/text.ts";
import { linkTo } from "../../../../urls/links.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { giveBack } from "../../../frame/forms/give-back.ts";
import { pageAction } from "../../../frame/page.ts";

export const EDITABLE = ["name", "phone", "email", "language"] as const;
export type Editable = (typeof EDITABLE)[number];

interface Refused {
  edit: Editable;
  /** By the input that it belongs to. */
  errors: Partial<Record<"name" | "username" | "otp" | "form", MessageKey>>;
  /** A password is on its way to what was typed, and is asked for now. */
  asksPassword?: { requestId: string };
}

type ActionInput = Parameters<Parameters<typeof pageAction>[0]>[0];

/** Each form of the page: what is right leads back to it, what is not comes back as it was sent. */
export const changeDetails = pageAction(async (input) => {
  const edit = EDITABLE.find((known) => known === input.form.get("of")) ?? "name";
  if (edit === "phone" || edit === "email")
    return input.form.get("do") === "verify" ? verify(input, edit) : send(input, edit);
  const { call, form, session } = input;
  const parsed = saveProfile.input.safeParse({
    authorization: session?.authorization,
    [edit]: form.get(edit) ?? "",
  });
  if (!parsed.success) return refuse(form, { edit, errors: { name: "profileDetails.error.name" } });
  const saved = await call(saveProfile, parsed.data);
  return saved.ok ? done(input, edit) : refuse(form, { edit, errors: { form: "account.failed" } }, 503);
});

const WHY_NOT: Record<string, MessageKey> = {
  "too-many": "profileDetails.error.tooMany",
  channel: "profileDetails.error.channel",
  elsewhere: "profileDetails.error.channel",
};

/** The first step: a password goes to the new number or address, and to no other. */
async function send({ call, form, session, visitorAddress }: ActionInput, edit: "phone" | "email") {
  const wrong = (): Refused => ({ edit, errors: { username: `profileDetails.error.${edit}` } });
  const username = form.get("username") ?? "";
  const parsed = generateOtp.input.safeParse({
    authorization: session?.authorization,
    visitorAddress,
    username,
    ...(edit === "phone" && { isdcode: form.get("dialCode") ?? undefined }),
  });
  if (!parsed.success || username.includes("@") !== (edit === "email")) return refuse(form, wrong());
  const sent = await call(generateOtp, parsed.data);
  if (!sent.ok) return refuse(form, { edit, errors: { form: "account.failed" } }, 503);
  const { success, reason, requestId } = sent.value;
  // As it is stored, with the code of its country: that is what the next step shows.
  if (sent.value.username.startsWith("+")) form.set("username", sent.value.username);
  // The one that was sent a moment ago still works.
  if (success || reason === "soon")
    return refuse(form, { edit, errors: {}, asksPassword: { requestId } }, 200);
  const message = WHY_NOT[reason ?? ""];
  return refuse(form, message ? { edit, errors: { username: message } } : wrong());
}

const NOT_VERIFIED: Record<string, MessageKey> = {
  INCOMPLETE: "profileDetails.error.incomplete",
  SPENT: "profileDetails.error.spent",
  EXPIRED: "profileDetails.error.expired",
  TAKEN: "profileDetails.error.taken",
};

/** The second: whoever has the password owns what it was sent to. */
async function verify(input: ActionInput, edit: "phone" | "email") {
  const { call, form, session } = input;
  const requestId = form.get("requestId") ?? "";
  const asksPassword = { requestId };
  const parsed = verifyOtp.input.safeParse({
    authorization: session?.authorization,
    payload: {
      username: form.get("username") ?? "",
      ...(edit === "phone" && { isdcode: form.get("dialCode") ?? undefined }),
      otp: form.get("otp") ?? "",
      ...(requestId && { requestId }),
    },
  });
  if (!parsed.success)
    return refuse(form, { edit, asksPassword, errors: { otp: "profileDetails.error.wrong" } });
  const verified = await call(verifyOtp, parsed.data);
  if (!verified.ok) return refuse(form, { edit, asksPassword, errors: { form: "account.failed" } }, 503);
  const { success, status } = verified.value;
  if (success) return done(input, edit);
  return refuse(form, {
    edit,
    asksPassword,
    errors: { otp: NOT_VERIFIED[status] ?? "profileDetails.error.wrong" },
  });
}

function done({ edition }: ActionInput, edit: Editable): Response {
  return redirectTo(`${linkTo(edition, "profile-details")}?done=${edit}`, 303);
}

function refuse(form: URLSearchParams, refused: Refused, status = 422) {
  return giveBack(form, refused, status);
}

import { savePrivacyPreference } from "../../../../contracts/calls/customer/privacy.ts";
import { saveProfile } from "../../../../contracts/calls/customer/profile.ts";
import { DEFAULT_FREQUENCY, ProfileFrequency } from "../../../../contracts/customer/profile-record.ts";
import { linkTo } from "../../../../urls/links.ts";
import { findCustomer } from "../../../features/customer/load-customer.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { giveBack } from "../../../frame/forms/give-back.ts";
import { pageAction } from "../../../frame/page.ts";

export const DONE = ["saved", "stopped", "resumed"] as const;

/** The switches, and the one that stops everything. Each form carries the whole of what is wished. */
export const changeNotifications = pageAction(async ({ call, edition, form, session }) => {
  const authorization = session?.authorization;
  const customer = await findCustomer({ call, session });
  if (!customer) return giveBack(form, { hasFailed: true }, 503);
  const isOn = (name: string) => form.get(name) === "1";
  const wish = form.get("do");
  const saved = await call(savePrivacyPreference, {
    authorization,
    privacyInput: {
      type: customer.email ? "email" : "phone",
      email: isOn("email"),
      sms: isOn("sms"),
      whatsapp: isOn("whatsapp"),
      is_black: wish === "stop",
    },
  });
  if (!saved.ok) return giveBack(form, { hasFailed: true }, 503);
  const frequency = ProfileFrequency.catch(DEFAULT_FREQUENCY).parse(form.get("frequency"));
  const kept = await call(saveProfile, { authorization, frequency });
  if (!kept.ok) return giveBack(form, { hasFailed: true }, 503);
  const done: (typeof DONE)[number] = wish === "stop" ? "stopped" : wish === "resume" ? "resumed" : "saved";
  return redirectTo(`${linkTo(edition, "profile-notifications")}?done=${done}`, 303);
});

import { browserCall } from "../../../../contracts/browser/browser-call.ts";
import { validatePhoneDescriptor } from "../../../../contracts/calls/leads/validate-phone-descriptor.ts";
import { cleanPhone } from "../../../../contracts/leads/clean-phone.ts";

/** Unknown if the call failed: the number may be valid. */
export type PhoneVerdict = { kind: "valid" } | { kind: "invalid"; reason: string } | { kind: "unknown" };

/** Whether a number can be called: success means that it can, any failure means that it cannot (SV-13). */
export async function isPhoneValid(typed: string, country: string): Promise<boolean> {
  return (await validatePhoneNumber(typed, country)).kind === "valid";
}

/** An invalid number (400) is not an error of the service and is not reported (SV-14). */
export async function validatePhoneNumber(typed: string, country: string): Promise<PhoneVerdict> {
  const answer = await browserCall(validatePhoneDescriptor, { phone: cleanPhone(typed), country });
  if (answer.ok) return { kind: "valid" };
  return answer.problem.status === 400
    ? { kind: "invalid", reason: reasonIn(answer.body) }
    : { kind: "unknown" };
}

function reasonIn(body: unknown): string {
  const reason: unknown = Reflect.get(Object(body), "reason");
  return typeof reason === "string" ? reason : "wrong";
}

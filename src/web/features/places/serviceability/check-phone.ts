import { browserCall } from "../../../../contracts/browser/browser-call.ts";
import { validatePhoneDescriptor } from "../../../../contracts/calls/leads/validate-phone-descriptor.ts";
import { cleanPhone } from "../../../../contracts/leads/clean-phone.ts";

/** Nobody knows where the call has failed: the number may be as good as any. */
export type PhoneVerdict = { kind: "valid" } | { kind: "invalid"; reason: string } | { kind: "unknown" };

/** Whether a number can be called: success means that it can, any failure that it cannot (SV-13). */
export async function isPhoneValid(typed: string, country: string): Promise<boolean> {
  return (await askPhone(typed, country)).kind === "valid";
}

/** That a number is wrong (400) is nobody's fault but the number's, and not reported (SV-14). */
export async function askPhone(typed: string, country: string): Promise<PhoneVerdict> {
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

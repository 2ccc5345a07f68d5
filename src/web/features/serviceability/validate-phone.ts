import { HOSTS } from "../../../contracts/hosts.ts";
import { cleanPhone } from "../../../contracts/leads/phone.ts";
import { ask, withQuery } from "./ask.ts";

/** Nobody knows where the call has failed: the number may be as good as any. */
export type PhoneVerdict = { kind: "valid" } | { kind: "invalid"; reason: string } | { kind: "unknown" };

/** Whether a number can be called: success means that it can, any failure that it cannot (SV-13). */
export async function isPhoneValid(typed: string, country: string): Promise<boolean> {
  return (await askPhone(typed, country)).kind === "valid";
}

/** That a number is wrong (400) is nobody's fault but the number's, and not reported (SV-14). */
export async function askPhone(typed: string, country: string): Promise<PhoneVerdict> {
  const path = withQuery(`${HOSTS["web-backend"].embeddedAt}/v1/phone/validate`, {
    phone: cleanPhone(typed),
    country,
  });
  try {
    const { status, body } = await ask(path, { label: "Phone Validation API Failure", expected: [400] });
    if (status === 200) return { kind: "valid" };
    return status === 400 ? { kind: "invalid", reason: reasonIn(body) } : { kind: "unknown" };
  } catch {
    // It has been reported where it happened.
    return { kind: "unknown" };
  }
}

function reasonIn(body: unknown): string {
  const reason: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "reason") : undefined;
  return typeof reason === "string" ? reason : "wrong";
}

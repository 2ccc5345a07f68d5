import { cleanPhone } from "../../contracts/leads/phone.ts";
import { ask, withQuery } from "./ask.ts";

/**
 * Whether a number can be called: success means that it can, any failure that it cannot. That a number is wrong (400) is
 * nobody's fault but the number's and is not reported.
 */
export async function isPhoneValid(typed: string, country: string): Promise<boolean> {
  const path = withQuery("/api/web-backend/v1/phone/validate", { phone: cleanPhone(typed), country });
  try {
    const { status } = await ask(path, { label: "Phone Validation API Failure", expected: [400] });
    return status === 200;
  } catch {
    return false;
  }
}

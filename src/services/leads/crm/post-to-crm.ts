import { PermanentFailure } from "../../../platform/jobs/job-handler.ts";
import type { CustomerConfig } from "../../config/customer-config.ts";
import { postSigned, type WebhookMessage } from "../../http/post-signed.ts";

export type Crm = NonNullable<CustomerConfig["crm"]>;

/** Resolves when the CRM has the message; fails permanently if the CRM refuses it. */
export async function postToCrm(crm: Crm, message: WebhookMessage): Promise<void> {
  checkAccepted(await postSigned(crm, message));
}

/** Checks the status of a delivery. */
export function checkAccepted(status: number): void {
  // 409: the CRM already has it, under the same key.
  if (!isOk(status) && status !== 409) throw failureOf(status);
}

const isOk = (status: number) => status >= 200 && status < 300;

/** Too early, too many, too slow: these are retried, like everything that is not caused by the lead. */
const PASSING = [408, 425, 429];

// Only the status is reported, because the CRM's text may repeat the message.
function failureOf(status: number): Error {
  const sentence = `The CRM answered ${status}.`;
  const isFinal = status >= 400 && status < 500 && !PASSING.includes(status);
  return isFinal ? new PermanentFailure(sentence) : new Error(sentence);
}

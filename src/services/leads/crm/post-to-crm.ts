import { PermanentFailure } from "../../../platform/jobs/job-handler.ts";
import type { CustomerConfig } from "../../config/customer-config.ts";
import { signWebhook } from "./sign-webhook.ts";

export type Crm = NonNullable<CustomerConfig["crm"]>;

interface CrmMessage {
  key: string;
  body: string;
  signal: AbortSignal;
}

/** Resolves when the CRM has it; fails for good where it will never take it. */
export async function postToCrm(crm: Crm, message: CrmMessage): Promise<void> {
  checkTaken(await post(crm, message));
}

/** By the status that came back from where leads are delivered. */
export function checkTaken(status: number): void {
  // 409: the CRM has it already, under the same key.
  if (!isOk(status) && status !== 409) throw failureOf(status);
}

async function post({ url, secret, timeoutMs }: Crm, { key, body, signal }: CrmMessage): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      "x-atrium-timestamp": timestamp,
      "x-atrium-signature": signWebhook(secret, timestamp, body),
    },
    body,
    redirect: "manual",
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  await response.body?.cancel();
  return response.status;
}

const isOk = (status: number) => status >= 200 && status < 300;

/** Too early, too many, too slow: worth another try, like everything that is not the lead's fault. */
const PASSING = [408, 425, 429];

// Only the status is told: what the CRM writes beside it may repeat the message.
function failureOf(status: number): Error {
  const sentence = `The CRM answered ${status}.`;
  const isFinal = status >= 400 && status < 500 && !PASSING.includes(status);
  return isFinal ? new PermanentFailure(sentence) : new Error(sentence);
}

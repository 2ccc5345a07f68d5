import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";

/** It serves no calls, because e-mails are jobs of other services. It stops when no service can send one any more. */
export function serveMail({ mailer }: ServiceParts): Service {
  return { mounts: [], stop: () => mailer?.close() };
}

import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createLeadDetailsApp } from "./lead-details-app.ts";
import { SEND_REFILL_LINK, sendRefillLink } from "./send-refill-link.ts";

export function serveLeadDetails(parts: ServiceParts): Service {
  const { mailer } = parts;
  return {
    mounts: [{ host: "bumblebee", app: createLeadDetailsApp({ ...parts, hasMail: mailer !== undefined }) }],
    jobs: mailer ? { [SEND_REFILL_LINK]: sendRefillLink({ ...parts, mail: mailer }) } : {},
  };
}

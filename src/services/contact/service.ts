import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { ANNOUNCE_PACT, announcePact } from "./announce-pact.ts";
import { createContactApp, createMailboxStopApp } from "./contact-app.ts";
import { REQUEST_STOP, requestStop } from "./request-stop.ts";
import { SEND_STOP_LINK, sendStopLink } from "./send-stop-link.ts";

export function serveContact(parts: ServiceParts): Service {
  const { database, crm, mailer } = parts;
  return {
    mounts: [
      { host: "bumblebee", app: createContactApp({ ...parts, crm, hasMail: mailer !== undefined }) },
      { host: "bumblebee", app: createMailboxStopApp({ ...parts, crm }) },
    ],
    jobs: {
      ...(crm && {
        [ANNOUNCE_PACT]: announcePact({ db: database.db, crm }),
        [REQUEST_STOP]: requestStop({ db: database.db, crm }),
      }),
      ...(mailer && { [SEND_STOP_LINK]: sendStopLink({ ...parts, mail: mailer }) }),
    },
  };
}

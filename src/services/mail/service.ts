import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";

/** Nobody calls it: letters are jobs of others. It ends when nothing is left that would send one. */
export function serveMail({ mailer }: ServiceParts): Service {
  return { mounts: [], stop: () => mailer?.close() };
}

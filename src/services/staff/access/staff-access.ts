import type { ServiceParts } from "../../service-parts.ts";
import type { StaffAccess } from "./identify-staff.ts";
import { staffCookie } from "./staff-sessions.ts";

export function staffAccess({ database, signer, publicUrl, staff }: ServiceParts): StaffAccess {
  return {
    db: database.db,
    signer,
    cookie: staffCookie(publicUrl),
    publicUrl,
    isConfirmedByProvider: staff?.isConfirmedByProvider ?? false,
  };
}

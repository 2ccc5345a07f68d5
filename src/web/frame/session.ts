import type { Access } from "./define-page.ts";

/** Somebody who is logged in. */
export interface Session {
  customerId: string;
  isStaff: boolean;
}

/** Finds out who sends a request. Only asked for pages that are not public, which are the only ones that see cookies. */
export interface Sessions {
  read(request: Request): Promise<Session | undefined>;
}

/** "login" where somebody must say who they are, "forbidden" where that would not help. */
export function admit(access: Access, session: Session | undefined): "in" | "login" | "forbidden" {
  if (access === "public" || access === "link") return "in";
  if (!session) return "login";
  return access === "staff" && !session.isStaff ? "forbidden" : "in";
}

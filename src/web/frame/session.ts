import type { Access } from "./define-page.ts";
import { unknownMiddleware } from "./errors/page-failure.ts";

/** Somebody who is logged in. */
export interface Session {
  customerId: string;
  isStaff: boolean;
  /** What the calls of a page send in their name: `Bearer` and the token. Never in what a page shows. */
  authorization: string;
}

/** Finds out who sends a request. Only asked for pages that are not public, which are the only ones that see cookies. */
export interface Sessions {
  read(request: Request): Promise<Session | undefined>;
  /** For whom the provider does not know any more: it is over here, too. Answers the cookies that the browser is to drop. */
  end(request: Request): Promise<string[]>;
}

type Admission = "in" | "login" | "forbidden";

/** What stands before a page, by the name that its definition gives. */
const GUARDS: Record<Access, (session: Session | undefined) => Admission> = {
  public: () => "in",
  link: () => "in",
  customer: (session) => (session ? "in" : "login"),
  staff: (session) => (session ? staffOnly(session) : "login"),
};

function staffOnly({ isStaff }: Session): Admission {
  return isStaff ? "in" : "forbidden";
}

/** "login" where somebody must say who they are, "forbidden" where that would not help. */
export function admit(access: Access, session: Session | undefined): Admission {
  if (!Object.hasOwn(GUARDS, access)) throw unknownMiddleware(access);
  return GUARDS[access](session);
}

import type { Access } from "./define-page.ts";
import { unknownMiddleware } from "./errors/page-failure.ts";

export interface Session {
  customerId: string;
  isStaff: boolean;
  /** `Bearer` and the token, for calls as the customer. Never rendered into a page. */
  authorization: string;
}

export interface Sessions {
  read(request: Request): Promise<Session | undefined>;
  /** Ends the session if the provider no longer has the customer. Returns cookie lines that delete it. */
  end(request: Request): Promise<string[]>;
}

type Admission = "in" | "login" | "forbidden";

const GUARDS: Record<Access, (session: Session | undefined) => Admission> = {
  public: () => "in",
  link: () => "in",
  customer: (session) => (session ? "in" : "login"),
  staff: (session) => (session ? staffOnly(session) : "login"),
};

function staffOnly({ isStaff }: Session): Admission {
  return isStaff ? "in" : "forbidden";
}

/** "login" if a login would help, "forbidden" if it would not. */
export function admit(access: Access, session: Session | undefined): Admission {
  if (!Object.hasOwn(GUARDS, access)) throw unknownMiddleware(access);
  return GUARDS[access](session);
}

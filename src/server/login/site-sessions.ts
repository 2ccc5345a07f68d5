import type { LoginSessions } from "../../services/login/sessions.ts";
import type { Sessions } from "../../web/frame/session.ts";

/** Who sends a request, as pages want to know it. */
export function siteSessions(sessions: LoginSessions): Sessions {
  return {
    async read(request) {
      const session = await sessions.read(request.headers.get("cookie"));
      if (!session) return undefined;
      const { subject, accessToken } = session.tokens;
      return { customerId: subject, isStaff: false, authorization: `Bearer ${accessToken}` };
    },
  };
}

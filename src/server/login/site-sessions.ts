import type { Visitors } from "../../services/login/visitors.ts";
import type { Sessions } from "../../web/frame/session.ts";

export function siteSessions(visitors: Visitors): Sessions {
  return {
    async read(request) {
      const visitor = await visitors.read(request.headers.get("cookie"));
      if (!visitor) return undefined;
      const { subject, token } = visitor;
      return { customerId: subject, isStaff: false, authorization: `Bearer ${token}` };
    },
    async end(request) {
      return (await visitors.end(request.headers.get("cookie"))).gone;
    },
  };
}

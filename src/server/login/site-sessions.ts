import type { Visitors } from "../../services/login/visitors.ts";
import type { StaffEntrance } from "../../services/staff/staff-entrance.ts";
import type { Sessions } from "../../web/frame/session.ts";

export function siteSessions(visitors: Visitors, staff?: Pick<StaffEntrance, "isStaff">): Sessions {
  return {
    async read(request) {
      const cookie = request.headers.get("cookie");
      const visitor = await visitors.read(cookie);
      if (!visitor) return undefined;
      const { subject, token } = visitor;
      const isStaff = (await staff?.isStaff(cookie)) ?? false;
      return { customerId: subject, isStaff, authorization: `Bearer ${token}` };
    },
    async end(request) {
      return (await visitors.end(request.headers.get("cookie"))).gone;
    },
  };
}

import type { z } from "zod";
import type { Call } from "../define-call.ts";
import type { StaffRight } from "./staff-roles.ts";

export interface StaffCall<Input extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType>
  extends Call<Input, Answer> {
  /** What a member must be allowed to do, in at least one country. */
  right: StaffRight;
  /** Also answered before the second factor is confirmed. */
  isForUnconfirmed?: boolean;
}

type Defined<Input extends z.ZodType, Answer extends z.ZodType> = Omit<
  StaffCall<Input, Answer>,
  "host" | "isOurs" | "isPersonal"
>;

/** Not in the table of hosts, because browsers of visitors load that table. */
export const STAFF_FOLDER = "/api/staff";

/** A call of the staff application, below its folder. Our own backend always answers it. */
export function defineStaffCall<Input extends z.ZodType, Answer extends z.ZodType>(
  definition: Defined<Input, Answer>,
): StaffCall<Input, Answer> {
  const { failures, path, ...rest } = definition;
  return {
    ...rest,
    ...{ host: "own", path: `${STAFF_FOLDER}${path}`, isOurs: true, isPersonal: true },
    failures: { ...REFUSED, ...failures },
  };
}

const REFUSED = {
  401: "No member is logged in, or the token is not valid.",
  403: "The member has not got the right, or must confirm the second factor first.",
};

/** Sent with a change: the version that the member has seen. */
export const CHANGED_BY_OTHER = { 409: "Another member has changed it since; load it again." };

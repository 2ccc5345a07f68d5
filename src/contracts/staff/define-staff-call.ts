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

/** A call of the staff application, below `/api/staff`. Our own backend always answers it. */
export function defineStaffCall<Input extends z.ZodType, Answer extends z.ZodType>(
  definition: Defined<Input, Answer>,
): StaffCall<Input, Answer> {
  const { failures, ...rest } = definition;
  return { ...rest, host: "staff", isOurs: true, isPersonal: true, failures: { ...REFUSED, ...failures } };
}

const REFUSED = {
  401: "Nobody is logged in, or the token is not valid.",
  403: "The member has not got the right, or must confirm the second factor first.",
};

/** Sent with a change: the version that the member has seen. */
export const CHANGED_BY_OTHER = { 409: "Somebody else has changed it since; load it again." };

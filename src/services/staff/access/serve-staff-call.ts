import type { Context, Hono } from "hono";
import type { z } from "zod";
import type { StaffCall } from "../../../contracts/staff/define-staff-call.ts";
import { Refusal } from "../../http/refusal.ts";
import { type CallAnswerer, handleCall } from "../../http/serve-call.ts";
import { identifyStaff, type StaffAccess, type StaffCaller } from "./identify-staff.ts";

export type ServeStaffCall = <Input extends z.ZodType, Answer extends z.ZodType>(
  call: StaffCall<Input, Answer>,
  answer: (
    input: z.output<Input>,
    staff: StaffCaller,
    context: Context,
  ) => Promise<z.input<Answer> | Refusal>,
) => void;

/**
 * Answers calls of the staff: the member and the right of the call are checked before the input is read. Two calls may
 * share a path if one reads and one writes.
 */
export function staffCallServer(app: Hono, access: StaffAccess): ServeStaffCall {
  return (call, answer) => {
    const methods = call.method === "GET" ? ["GET", "HEAD"] : [call.method];
    app.on(methods, call.path, async (context) => {
      const staff = await identifyStaff(access, context.req.raw, call);
      if (staff instanceof Refusal) return staff.respond();
      const asCaller: CallAnswerer<typeof call.input, typeof call.answer> = (input) =>
        answer(input, staff, context);
      return handleCall(call, asCaller)(context);
    });
  };
}

import type { Hono } from "hono";
import type { z } from "zod";
import type { StaffCall } from "../../../contracts/staff/define-staff-call.ts";
import { MAX_UPLOAD_BYTES } from "../../../contracts/upload-limits.ts";
import { readBytes } from "../../http/read-bytes.ts";
import { Refusal } from "../../http/refusal.ts";
import { parseInput } from "../../http/refuse-input.ts";
import { tooLarge } from "../../uploads/uploads.ts";
import { identifyStaff, type StaffAccess, type StaffCaller } from "./identify-staff.ts";

/** Answers a call whose body is the file itself; its fields are in the path and the query. */
export function serveStaffUpload<Input extends z.ZodType, Answer extends z.ZodType>(
  app: Hono,
  access: StaffAccess,
  call: StaffCall<Input, Answer>,
  answer: (
    input: z.output<Input>,
    bytes: Uint8Array<ArrayBuffer>,
    staff: StaffCaller,
  ) => Promise<z.input<Answer> | Refusal>,
  mostBytes = MAX_UPLOAD_BYTES,
): void {
  app.post(call.path, async (context) => {
    const staff = await identifyStaff(access, context.req.raw, call);
    if (staff instanceof Refusal) return staff.respond();
    const parsed = parseInput(call.input, { ...context.req.query(), ...context.req.param() });
    if (parsed instanceof Refusal) return parsed.respond();
    const bytes = await readBytes(context.req.raw, mostBytes);
    if (!bytes) return tooLarge(mostBytes).respond();
    const result = await answer(parsed.input, bytes, staff);
    return result instanceof Refusal ? result.respond() : context.json(result);
  });
}

/** Answers a call with a file. */
export function serveStaffFile<Input extends z.ZodType>(
  app: Hono,
  access: StaffAccess,
  call: StaffCall<Input>,
  answer: (input: z.output<Input>, staff: StaffCaller) => Promise<Response | Refusal>,
): void {
  app.get(call.path, async (context) => {
    const staff = await identifyStaff(access, context.req.raw, call);
    if (staff instanceof Refusal) return staff.respond();
    const parsed = parseInput(call.input, { ...context.req.query(), ...context.req.param() });
    if (parsed instanceof Refusal) return parsed.respond();
    const result = await answer(parsed.input, staff);
    return result instanceof Refusal ? result.respond() : result;
  });
}

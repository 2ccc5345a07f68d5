import { buildRequest } from "../../contracts/build-request.ts";
import type { CallAnswer, CallInput } from "../../contracts/define-call.ts";
import type { StaffCall } from "../../contracts/staff/define-staff-call.ts";
import { answerOf, send } from "./call-staff.ts";

/** Sends a file as the body of a call whose fields are in the path and the query. */
export async function uploadStaff<Called extends StaffCall>(
  call: Called,
  input: CallInput<Called>,
  file: Blob,
): Promise<CallAnswer<Called>> {
  const { url, headers } = buildRequest({ ...call, method: "GET" }, input, location.origin);
  headers.set("content-type", "application/octet-stream");
  return answerOf(call, await send(new Request(url, { method: "POST", headers, body: file })));
}

/** The address of a file that a call sends, for a link or a picture. */
export function staffFileUrl<Called extends StaffCall>(call: Called, input: CallInput<Called>): string {
  return buildRequest(call, input, location.origin).url;
}

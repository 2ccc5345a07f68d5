import { buildRequest } from "../../contracts/build-request.ts";
import type { CallAnswer, CallInput } from "../../contracts/define-call.ts";
import type { StaffCall } from "../../contracts/staff/define-staff-call.ts";
import { answerOf, send } from "./call-staff.ts";
import { sendWithProgress } from "./send-with-progress.ts";

/** Sends a file as the body of a call whose fields are in the path and the query. */
export async function uploadStaff<Called extends StaffCall>(
  call: Called,
  input: CallInput<Called>,
  file: Blob,
  onProgress?: (share: number) => void,
): Promise<CallAnswer<Called>> {
  const asked = buildRequest({ ...call, method: "GET" }, input, location.origin);
  const { url, headers } = asked;
  headers.set("content-type", "application/octet-stream");
  const response = onProgress
    ? await sendWithProgress(asked, file, onProgress)
    : await send(new Request(url, { method: "POST", headers, body: file }));
  return answerOf(call, response);
}

/** The address of a file that a call sends, for a link or a picture. */
export function staffFileUrl<Called extends StaffCall>(call: Called, input: CallInput<Called>): string {
  return buildRequest(call, input, location.origin).url;
}

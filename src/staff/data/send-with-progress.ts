import { StaffError } from "./call-staff.ts";

/** As `fetch`, but says how much of the file is sent. */
export function sendWithProgress(
  { url, headers }: Request,
  body: Blob,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new StaffError(0, "The site does not answer.", { reason: "offline" }));
    request.send(body);
  });
}

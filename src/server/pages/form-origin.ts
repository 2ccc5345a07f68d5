import { hasLoopbackName } from "../../services/http/own-machine.ts";
/**
 * Whether a form was sent by a page of another site. Browsers name the origin of the page with every form; a program that
 * names none has no visitor's browser to misuse.
 */
export function isForeignForm(request: Request, publicUrl: string): boolean {
  const origin = request.headers.get("origin");
  if (origin === null) return request.headers.get("sec-fetch-site") === "cross-site";
  const own = new URL(publicUrl);
  const from = URL.parse(origin);
  // Origins, not strings: "https://us.example.evil" begins like our address, too.
  if (from?.origin === own.origin) return false;
  // A site that is tried out on this machine has many names (localhost, 127.0.0.1, its place in the network).
  return !(hasLoopbackName(publicUrl) && from?.host === new URL(request.url).host);
}

import { hasLoopbackName } from "../../services/http/localhost.ts";
/**
 * Whether a form was sent by a page of another site. Browsers send the origin of the page with every form; a client
 * without an origin is not a browser that could be misused.
 */
export function isForeignForm(request: Request, publicUrl: string): boolean {
  const origin = request.headers.get("origin");
  if (origin === null) return request.headers.get("sec-fetch-site") === "cross-site";
  const own = new URL(publicUrl);
  const from = URL.parse(origin);
  // Compares origins and not prefixes, because "https://us.example.evil" also begins like our address.
  if (from?.origin === own.origin) return false;
  // A site that is tried out on this machine has several names (localhost, 127.0.0.1, its address in the network).
  return !(hasLoopbackName(publicUrl) && from?.host === new URL(request.url).host);
}

import type { Visitors } from "../../services/login/visitors.ts";
import type { Exchange } from "../exchange.ts";
import { isForeignForm } from "../pages/form-origin.ts";

/**
 * Scripts of our pages have no token: a logged-in visitor sends the session cookie, and this function adds the token
 * of the session or the app. Returns whether it did. It ignores requests from other sites, and requests with their
 * own token.
 */
export async function bringToken(
  { request }: Exchange,
  visitors: Visitors,
  publicUrl: string,
): Promise<boolean> {
  const { headers } = request;
  const cookie = headers.get("cookie");
  if (headers.has("authorization") || !cookie || isForeignForm(request, publicUrl)) return false;
  const token = await visitors.tokenOf(cookie);
  if (token) headers.set("authorization", `Bearer ${token}`);
  return token !== undefined;
}

import type { Visitors } from "../../services/login/visitors.ts";
import type { Exchange } from "../exchange.ts";
import { isForeignForm } from "../pages/form-origin.ts";

/**
 * Scripts of our pages have no token: whoever is logged in asks with the cookie, and the token is put in here, be it the
 * session's or the app's. Answers whether it was. Not for what another site makes a browser send, and not where a program brings its own.
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

import type { LoginSessions } from "../../services/login/sessions.ts";
import type { Exchange } from "../exchange.ts";
import { isForeignForm } from "../pages/form-origin.ts";

/**
 * Scripts of our pages have no token: whoever is logged in asks with the cookie, and the token is put in here. Not for what
 * another site makes a browser send, and not where a program brings its own.
 */
export async function bringToken(
  { request }: Exchange,
  sessions: LoginSessions,
  publicUrl: string,
): Promise<void> {
  const { headers } = request;
  if (headers.has("authorization") || !headers.get("cookie")?.includes("atrium-session=")) return;
  if (isForeignForm(request, publicUrl)) return;
  const session = await sessions.read(headers.get("cookie"));
  if (session) headers.set("authorization", `Bearer ${session.tokens.accessToken}`);
}

import { writeCookie } from "../write-cookie.ts";

/** Who is logged in no more is not taken for it: scripts and server go by the mark. */
export function forgetMark(): void {
  writeCookie("atrium-known=; Path=/; Max-Age=0");
}

/**
 * Two witnesses: the site's own mark, which scripts see, and the session that the provider stands behind. Where they
 * disagree, the careful one wins (AU-02, AU-03).
 */
export function judgeLogin(
  siteSaysLoggedIn: boolean,
  authSaysLoggedIn: boolean,
): "guest" | "logged_in" | "log-in-again" | "log-out" {
  if (siteSaysLoggedIn) return authSaysLoggedIn ? "logged_in" : "log-in-again";
  return authSaysLoggedIn ? "log-out" : "guest";
}

/** Sets a first-party cookie from its line; it is Secure if the page uses https. */
export function writeCookie(line: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the store of cookies, and it has to be waited for
  document.cookie = `${line}; SameSite=Lax${secure}`;
}

/** The nonce of the document, which the Content-Security-Policy asks of every style element. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
}

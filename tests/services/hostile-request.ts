/** A request from an unknown client. */
export interface Hostile {
  path: string;
  method?: string;
  body?: string | Uint8Array<ArrayBuffer>;
  type?: string;
}

export function postOf(path: string, body: object): Hostile {
  return { path, method: "POST", body: JSON.stringify(body), type: "application/json" };
}

export function queryOf(params: Record<string, string | undefined>, write = encode): string {
  return Object.entries(params)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${write(value)}`]))
    .join("&");
}

export function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Encodes only characters that would end the parameter; lone surrogates stay unchanged. */
export function encodeSome(text: string): string {
  return text.replace(/[%&+#=]/g, encodeURIComponent);
}

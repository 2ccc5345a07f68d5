import { isPrivateAddress } from "../http/private-address.ts";

/** The first public address that proxies name, or nothing: a private one belongs to no country. */
export function publicAddress(forwarded: string | undefined): string | undefined {
  return (forwarded ?? "")
    .split(",")
    .map(bareAddress)
    .find((address) => !isPrivateAddress(address));
}

// "203.0.113.7:51234", "[2001:db8::1]:443" and "::ffff:203.0.113.7" all occur.
function bareAddress(entry: string): string {
  const text = entry.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  const withPort = /^([\d.]+):\d+$/.exec(text)?.[1];
  return (bracketed ?? withPort ?? text).replace(/^::ffff:(?=[\d.]+$)/i, "");
}

import { BlockList, isIP } from "node:net";

/** The first public address that proxies name, or nothing: a private one belongs to no country. */
export function publicAddress(forwarded: string | undefined): string | undefined {
  return (forwarded ?? "").split(",").map(bareAddress).find(isPublic);
}

// "203.0.113.7:51234", "[2001:db8::1]:443" and "::ffff:203.0.113.7" all occur.
function bareAddress(entry: string): string {
  const text = entry.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  const withPort = /^([\d.]+):\d+$/.exec(text)?.[1];
  return (bracketed ?? withPort ?? text).replace(/^::ffff:(?=[\d.]+$)/i, "");
}

function isPublic(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !PRIVATE.check(address, version === 4 ? "ipv4" : "ipv6");
}

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  PRIVATE.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
  ["2001:db8::", 32],
] as const)
  PRIVATE.addSubnet(network, prefix, "ipv6");

import { isIPv6 } from "node:net";

/** Every home has very many IPv6 addresses, within one 64-bit network. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [start = "", end] = address.toLowerCase().split("::");
  const groups = start.split(":").filter(Boolean);
  const last = end?.split(":").filter(Boolean) ?? [];
  if (last.at(-1)?.includes(".")) return last.at(-1) ?? address;
  const zeros = Array.from({ length: 8 - groups.length - last.length }, () => "0");
  return `${[...groups, ...zeros, ...last].slice(0, 4).join(":")}::/64`;
}

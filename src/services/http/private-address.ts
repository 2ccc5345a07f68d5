import { BlockList, isIP } from "node:net";

type Version = "ipv4" | "ipv6";

const PRIVATE = listsOf({
  ipv4: [
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
    ["192.88.99.0", 24],
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
    ["198.51.100.0", 24],
    ["203.0.113.0", 24],
    ["224.0.0.0", 3],
  ],
  ipv6: [
    // Only 2000::/3 is public. Everything else is local, reserved, or contains an IPv4 address.
    ["::", 3],
    ["4000::", 2],
    ["8000::", 1],
    // Within it: IETF protocols (including Teredo), documentation, and 6to4, which contains an IPv4 address.
    ["2001::", 23],
    ["2001:db8::", 32],
    ["2002::", 16],
    ["3ffe::", 16],
    ["3fff::", 20],
  ],
});

const LOOPBACK = listsOf({ ipv4: [["127.0.0.0", 8]], ipv6: [["::1", 128]] });

/**
 * Whether an address belongs to the machine itself, to a private network or is not assigned. IPv4 inside IPv6 is
 * included.
 */
export function isPrivateAddress(address: string): boolean {
  return isListed(address, PRIVATE) ?? true;
}

export function isLoopbackAddress(address: string): boolean {
  return isListed(address, LOOPBACK) ?? false;
}

/** Undefined if it is not an address. */
function isListed(address: string, lists: Record<Version, BlockList>): boolean | undefined {
  const version = isIP(address);
  if (version === 4) return lists.ipv4.check(address, "ipv4");
  // The address in its shortest form; undefined for one with a zone ("fe80::1%eth0").
  const plain = version === 6 ? URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) : undefined;
  if (plain === undefined) return undefined;
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(plain);
  return mapped ? lists.ipv4.check(dotted(mapped.slice(1)), "ipv4") : lists.ipv6.check(plain, "ipv6");
}

function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join(".");
}

type Networks = readonly (readonly [network: string, bits: number])[];

/** One list for each version: in a list with networks of both, "::/3" would match every IPv4 address. */
function listsOf(networks: Record<Version, Networks>): Record<Version, BlockList> {
  return { ipv4: listOf(networks.ipv4, "ipv4"), ipv6: listOf(networks.ipv6, "ipv6") };
}

function listOf(networks: Networks, version: Version): BlockList {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, version);
  return list;
}

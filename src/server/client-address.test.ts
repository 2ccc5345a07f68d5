import { expect, test } from "vitest";
import { clientOf } from "./client-address.ts";

const PEER = { address: "10.0.0.9", secure: false };

test.each([
  { proxies: 0, forwarded: "203.0.113.7", address: PEER.address },
  { proxies: 1, forwarded: undefined, address: PEER.address },
  { proxies: 1, forwarded: "", address: PEER.address },
  { proxies: 1, forwarded: "203.0.113.7", address: "203.0.113.7" },
  // The visitor has invented the first one.
  { proxies: 1, forwarded: "198.51.100.1, 203.0.113.7", address: "203.0.113.7" },
  { proxies: 2, forwarded: "198.51.100.1, 203.0.113.7, 10.0.0.1", address: "203.0.113.7" },
  { proxies: 2, forwarded: "203.0.113.7", address: "203.0.113.7" },
])("behind $proxies proxies, $forwarded is $address", ({ proxies, forwarded, address }) => {
  const headers = new Headers(forwarded === undefined ? [] : [["x-forwarded-for", forwarded]]);
  const request = new Request("https://atrium.test/in", { headers });
  expect(clientOf(request, PEER, proxies)).toEqual({ address, secure: false });
});

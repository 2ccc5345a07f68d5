import { expect, test } from "vitest";
import { isPrivateAddress } from "../http/private-address.ts";
import { chooseFormat } from "./choose-format.ts";
import { isPicture } from "./originals.ts";
import { renditionOptionsOf } from "./service.ts";

test.each([
  ["image/avif,image/webp,image/apng,*/*;q=0.8", "avif"],
  ["image/webp,*/*", "webp"],
  ["image/avif;q=0, image/webp;q=0.5", "webp"],
  ["IMAGE/AVIF", "avif"],
  ["image/*", "jpg"],
  ["text/html;q=x,,;", "jpg"],
  [undefined, "jpg"],
])("a client that accepts %s gets %s", (accept, format) => expect(chooseFormat(accept)).toBe(format));

test("IM-01 dpr multiplies the box, and IM-03 completes a box with one given side", () => {
  const format = "jpg";
  expect(renditionOptionsOf({ width: 100, dpr: 2, format })).toMatchObject({ width: 200, height: undefined });
  expect(renditionOptionsOf({ width: 100, resize: "fill", dpr: 1.5, format })).toMatchObject({
    width: 150,
    height: 90,
  });
  expect(renditionOptionsOf({ height: 60, resize: "fill", format })).toMatchObject({
    width: 100,
    height: 60,
  });
  expect(renditionOptionsOf({ width: 100, resize: "fit", format })).toMatchObject({
    width: 100,
    height: undefined,
  });
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.255.255",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "255.255.255.255",
  "::1",
  "::",
  "fd00::1",
  "fe80::1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::7f00:1",
  "2002:7f00:1::",
  "2002:a00:1::1",
  "::127.0.0.1",
  "::7f00:1",
  "::ffff:0:127.0.0.1",
  "2001:0:7f00:1::",
  "fec0::1",
  "100::1",
  "2001:2::1",
  "2001:10::1",
  "3fff::1",
  "5f00::1",
  "4000::1",
  "fe80::1%eth0",
  "0:0:0:0:0:ffff:7f00:1",
  "::FFFF:10.0.0.1",
  "192.88.99.1",
  "localhost",
])("%s is private", (address) => expect(isPrivateAddress(address)).toBe(true));

test.each(["8.8.8.8", "172.32.0.1", "2606:4700::1111", "2001:4860:4860::8888", "::ffff:8.8.8.8"])(
  "%s is public",
  (address) => expect(isPrivateAddress(address)).toBe(false),
);

test("recognises a picture by its first bytes", () => {
  expect(isPicture(Buffer.from("\xff\xd8\xff\xe0", "latin1"))).toBe(true);
  expect(isPicture(Buffer.from("RIFF....WEBPVP8 "))).toBe(true);
  expect(isPicture(Buffer.from("\0\0\0\x20ftypavif"))).toBe(true);
  for (const text of ["<svg xmlns=''/>", "%PDF-1.7", "GIF89a", "", "RIFF....WAVE"])
    expect(isPicture(Buffer.from(text))).toBe(false);
});

import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, EncodedBody } from "./encoded-body.ts";

test("decodes to the same bytes in every encoding", async () => {
  const body = new EncodedBody("سلام");
  expect(brotliDecompressSync(await body.encoded("br")).toString()).toBe("سلام");
  expect(gunzipSync(await body.encoded("gzip")).toString()).toBe("سلام");
  expect((await body.encoded("identity")).toString()).toBe("سلام");
  expect(body.etag).toBe(new EncodedBody("سلام").etag);
});

test("an encoding is created once, on first use, and does not change the counted size", async () => {
  const body = new EncodedBody("<p>room</p>".repeat(1000));
  const { size } = body;
  expect(body.ready("br")).toBeUndefined();
  const [one, other] = await Promise.all([body.encoded("br"), body.encoded("br")]);
  expect(one).toBe(other);
  expect(body.ready("br")).toBe(one);
  expect(body.ready("gzip")).toBeUndefined();
  expect(body.size).toBe(size);
});

test("chooses the best encoding that the browser accepts", () => {
  expect(chooseEncoding("gzip, deflate, br")).toBe("br");
  expect(chooseEncoding("gzip;q=0.8, br;q=0")).toBe("gzip");
  expect(chooseEncoding(null)).toBe("identity");
});

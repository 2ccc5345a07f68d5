import { expect, test } from "vitest";
import { loadConfig } from "./config.ts";

const OBJECT_STORE_URL = "https://s3.example.com/";
const GIVEN = {
  OBJECT_STORE_URL,
  OBJECT_STORE_BUCKET: "pictures",
  OBJECT_STORE_ACCESS_KEY_ID: "key",
  OBJECT_STORE_SECRET_ACCESS_KEY: "secret",
};

test("an object store has an address, a bucket and keys", () => {
  expect(loadConfig({}).objectStore).toBeUndefined();
  expect(loadConfig({ ...GIVEN, OBJECT_STORE_TIMEOUT_SECONDS: "0.5" })).toMatchObject({
    objectStore: {
      url: "https://s3.example.com",
      bucket: "pictures",
      region: "us-east-1",
      accessKeyId: "key",
      secretAccessKey: "secret",
      timeoutMs: 500,
    },
    hostAddresses: expect.not.objectContaining({ OBJECT_STORE_URL }),
  });
});

test.each([
  [
    { OBJECT_STORE_URL, OBJECT_STORE_BUCKET: "pictures" },
    /without OBJECT_STORE_ACCESS_KEY_ID and OBJECT_STORE_SECRET/,
  ],
  [{ OBJECT_STORE_BUCKET: "pictures" }, /OBJECT_STORE_BUCKET is set without OBJECT_STORE_URL/],
  [{ ...GIVEN, OBJECT_STORE_BUCKET: "../x" }, /OBJECT_STORE_BUCKET: 3 to 63 small letters/],
  [{ ...GIVEN, OBJECT_STORE_URL: "s3://pictures" }, /OBJECT_STORE_URL/],
])("%j stops the start and says what to do", (environment, sentence) => {
  expect(() => loadConfig(environment)).toThrow(sentence);
});

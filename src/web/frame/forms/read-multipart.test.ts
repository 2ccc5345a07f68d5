import { expect, test } from "vitest";
import { readMultipart } from "./read-multipart.ts";

const PICTURE = new Uint8Array([0xff, 0xd8, 0xff, 0x0d, 0x0a, 0x2d, 0x2d, 0x00]);

async function sent(): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  const form = new FormData();
  form.append("words", "السطر الأول\r\nline two");
  form.append("empty", "");
  form.append("files", new File([PICTURE], 'a "shutter".jpg'));
  form.append("after", "yes");
  const response = new Response(form);
  const type = response.headers.get("content-type") ?? "";
  return { bytes: new Uint8Array(await response.arrayBuffer()), type };
}

test("a form with files has all its fields and the bytes of its files", async () => {
  const { bytes, type } = await sent();
  const { fields, files } = readMultipart(bytes, type);
  expect([...fields]).toEqual([
    ["words", "السطر الأول\r\nline two"],
    ["empty", ""],
    ["after", "yes"],
  ]);
  expect(files).toEqual([{ name: 'a "shutter".jpg', bytes: PICTURE, isWhole: true }]);
});

test("an empty file field, as a browser sends it, contains no file", () => {
  const body = '--b\r\ncontent-disposition: form-data; name="files"; filename=""\r\n\r\n\r\n--b--\r\n';
  const { fields, files } = readMultipart(
    new Uint8Array(Buffer.from(body)),
    "multipart/form-data; boundary=b",
  );
  expect([[...fields], files]).toEqual([[], []]);
});

test("a form whose end is missing has the fields before the file that was cut", async () => {
  const { bytes, type } = await sent();
  const cut = bytes.subarray(0, Buffer.from(bytes).indexOf(Buffer.from(PICTURE)) + 3);
  const { fields, files } = readMultipart(cut, type);
  expect(fields.get("words")).toBe("السطر الأول\r\nline two");
  expect(files).toMatchObject([{ isWhole: false }]);
});

test.each(["multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=other"])(
  "a body of another form is empty: %s",
  async (type) => {
    const { bytes } = await sent();
    const { fields, files } = readMultipart(bytes, type);
    expect([[...fields], files]).toEqual([[], []]);
  },
);

import sharp from "sharp";
import { expect, test } from "vitest";
import { buildRequest } from "../../src/contracts/build-request.ts";
import {
  getContentEntry,
  publishContentEntry,
  saveContentDraft,
} from "../../src/contracts/staff/calls/content-calls.ts";
import {
  changePicture,
  getPicture,
  listPictures,
  removePicture,
  replacePicture,
  uploadPicture,
} from "../../src/contracts/staff/calls/picture-calls.ts";
import { copyOfContent, newBackends, newFolder } from "../services/fixture-backends.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { PATIENT } from "../support/patient.ts";
import { staffMember } from "../support/staff.ts";

const ADMIN = [{ role: "admin", countries: "all" }] as const;
const HOME = "documents/website_content/in/home.json";

/** A picture as a phone takes it: with its place, and on its side. */
function fromPhone(background: string) {
  return sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .withExif({ IFD0: { Copyright: "Secret of the camera" }, IFD3: { GPSLatitude: "24/1 42/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

eachEngine("pictures that members upload", ({ newDatabase }) => {
  async function open() {
    const database = await newDatabase();
    const shared = { database, contentDirectory: copyOfContent(), dataDirectory: newFolder() };
    const backends = await newBackends(shared);
    await backends.loadContent();
    const admin = await staffMember(backends, database, ADMIN);
    const send = async (
      call: typeof uploadPicture | typeof replacePicture,
      input: Record<string, unknown>,
      bytes: Uint8Array,
    ) => {
      const asked = buildRequest(call, { ...input, bearer: admin.token } as never, "http://atrium.test");
      const response = await backends.app.fetch(
        new Request(asked.url, { method: "POST", headers: asked.headers, body: new Uint8Array(bytes) }),
      );
      return { status: response.status, value: await response.json() };
    };
    const shownPicture = async () => {
      const row = await database.db
        .selectFrom("documents")
        .select("body")
        .where("id", "=", "website_content:home:IN:EN")
        .executeTakeFirstOrThrow();
      return JSON.parse(row.body).hero.photo;
    };
    return { database, shared, backends, admin, send, shownPicture };
  }

  test("a picture loses the data of the camera, is used by a document, replaced everywhere, and known to another process", async () => {
    const { shared, backends, admin, send, shownPicture } = await open();
    const name = "riyadh-majlis";
    const added = await send(uploadPicture, { name, key: "first-upload" }, await fromPhone("#336699"));
    expect(added).toMatchObject({ status: 200, value: { name, width: 800, height: 1200, version: 1 } });
    expect(await send(uploadPicture, { name, key: "first-upload" }, await fromPhone("#336699"))).toEqual(
      added,
    );
    expect(
      await send(uploadPicture, { name, key: "other-upload" }, await fromPhone("#336699")),
    ).toMatchObject({ status: 409, value: { reason: "taken" } });
    const response = await backends.app.fetch(new Request(`http://atrium.test${added.value.url}/640.jpg`));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(bytes.includes("Secret")).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();

    const other = await newBackends(shared);
    const { published } = (await admin.ask(getContentEntry, { id: HOME })).value;
    const value = { ...published, hero: { photo: name, text: "A majlis in Riyadh" } };
    await admin.ask(saveContentDraft, { id: HOME, version: 0, value });
    expect(await admin.ask(removePicture, { name })).toMatchObject({ status: 409, reason: "used" });
    await admin.ask(publishContentEntry, { id: HOME, version: 1 });
    expect(await shownPicture()).toMatchObject({ name, url: added.value.url, width: 800, height: 1200 });
    expect((await admin.ask(getPicture, { name })).value.uses).toMatchObject([{ id: HOME }]);

    const replaced = await send(
      replacePicture,
      { name, version: 1, key: "second-upload" },
      await fromPhone("#993366"),
    );
    expect(replaced).toMatchObject({ status: 200, value: { version: 2 } });
    expect(await shownPicture()).toMatchObject({ url: replaced.value.url });
    expect(replaced.value.url).not.toBe(added.value.url);
    await expect
      .poll(async () => {
        const found = await other.app.fetch(new Request(`http://atrium.test${replaced.value.url}/320.jpg`));
        return found.status;
      }, PATIENT)
      .toBe(200);

    const alt = { en: "A majlis with cushions", ar: "مجلس بوسائد" };
    const changed = await admin.ask(changePicture, { name, version: 2, alt, focus: { x: 0.2, y: 0.5 } });
    expect(changed.value).toMatchObject({ alt, focus: { x: 0.2, y: 0.5 }, version: 3 });
    expect((await admin.ask(changePicture, { name, version: 2, alt })).status).toBe(409);
    expect((await admin.ask(listPictures, { search: "مجلس" })).value).toMatchObject({ total: 1 });
  });

  test("a file that is no usable picture is refused with a sentence that says what to do", async () => {
    const { admin, send } = await open();
    const plain = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: "#fff" } });
    const refused = async (bytes: Uint8Array) => {
      const { status, value } = await send(
        uploadPicture,
        { name: "refused-picture", key: "a-refused-one" },
        bytes,
      );
      return [status, value.error];
    };
    const page = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>");
    expect(await refused(page)).toEqual([415, expect.stringContaining("Save it as JPEG")]);
    expect(await refused(await plain(200, 900).png().toBuffer())).toEqual([
      ...[415, "The picture has 200 × 900 pixels. Send one with at least 480 on each side."],
    ]);
    const bomb = await plain(12_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
    expect(await refused(bomb)).toEqual([413, expect.stringContaining("100 million pixels")]);
    const whole = await plain(800, 600).jpeg().toBuffer();
    expect(await refused(whole.subarray(0, whole.length / 2))).toEqual([415, expect.any(String)]);
    expect((await admin.ask(listPictures, {})).value).toMatchObject({ total: 0 });
  });
});

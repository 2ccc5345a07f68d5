import { textContent } from "domutils";
import sharp from "sharp";
import { expect, test } from "vitest";
import { MAX_UPLOAD_BYTES } from "../../src/contracts/upload-limits.ts";
import { arriveAt, LOCAL_SETTINGS } from "../support/customer.ts";
import { testSite } from "../support/open-test-site.ts";
import { readHtml } from "../support/read-html.ts";

const site = testSite(LOCAL_SETTINGS);
const WORDS = "The left shutter rubs.";

test("TK-03 TK-06 TK-07 a customer raises a ticket of one of four types without a script, and sees it in the list", async () => {
  const { browser, opened } = await arriveAt(site, "tickets@example.com", "/in/profile/tickets");
  expect(opened.text.match(/name="type"/g)).toHaveLength(4);
  const raised = await browser.send("/in/profile/tickets", {
    form: "raise",
    type: "modify requirement",
    words: WORDS,
  });
  const id = raised.url.searchParams.get("ticket") ?? "";
  expect(id).toMatch(/^T-/);
  expect(raised.text).toContain(WORDS);
  expect(raised.text).toContain(`id="${id}" open=""`);
  const replied = await browser.send("/in/profile/tickets", {
    form: "reply",
    ticket: id,
    words: "And it squeaks.",
  });
  expect(replied.text).toContain("And it squeaks.");
  const closed = await browser.send("/in/profile/tickets", { form: "close", ticket: id });
  expect(closed.text).toContain('data-status="closed"');
  const reopened = await browser.send("/in/profile/tickets", { form: "reopen", ticket: id });
  expect(reopened.text).toContain('data-status="open"');
});

test("TK-06 a missing or too long text is returned with the error", async () => {
  const { browser } = await arriveAt(site, "wrong@example.com", "/sa-ar/profile/tickets");
  for (const [words, status] of [
    ["  ", 422],
    ["x".repeat(2001), 422],
  ] as const) {
    const answer = await browser.send("/sa-ar/profile/tickets", {
      form: "raise",
      type: "other issue",
      words,
    });
    expect([answer.status, answer.text.includes('aria-invalid="true"')]).toEqual([status, true]);
  }
  expect((await browser.send("/sa-ar/profile/tickets", { form: "nothing" })).status).toBe(404);
});

test("the subject in a link is prefilled into the text, escaped", async () => {
  const about = "Handles <b>or</b> grooves?";
  const address = `/in/profile/tickets?about=${encodeURIComponent(about)}`;
  const { opened } = await arriveAt(site, "about@example.com", address);
  expect(opened.text).toContain("Handles &lt;b&gt;or&lt;/b&gt; grooves?: </textarea>");
  expect(opened.text).toMatch(
    /<input[^>]*checked=""[^>]*value="other issue"|value="other issue"[^>]*checked=""/,
  );
});

test("a ticket keeps the time zone of the country in which it was raised", async () => {
  const { browser } = await arriveAt(site, "clock@example.com", "/in/profile/tickets");
  await browser.send("/in/profile/tickets", { form: "raise", type: "other issue", words: WORDS });
  const times = async (path: string) =>
    readHtml((await browser.open(path)).text)
      .all(".ticket__said time")
      .map((time) => textContent(time));
  const here = await times("/in/profile/tickets");
  expect(here).toHaveLength(1);
  expect(await times("/sa/profile/tickets")).toEqual(here);
});

test("another customer's ticket is not found, like one that does not exist", async () => {
  const asha = await arriveAt(site, "asha@example.com", "/in/profile/tickets");
  const raised = await asha.browser.send("/in/profile/tickets", { form: "raise", words: WORDS });
  const id = raised.url.searchParams.get("ticket") ?? "";
  const { browser, opened } = await arriveAt(site, "eve@example.com", "/in/profile/tickets");
  expect(opened.text).not.toContain(WORDS);
  for (const ticket of [id, "T-222222"])
    for (const form of ["reply", "close", "reopen"])
      expect((await browser.send("/in/profile/tickets", { form, ticket, words: "Mine?" })).status).toBe(404);
  expect((await browser.open(`/in/profile/tickets?ticket=${id}`)).text).not.toContain(WORDS);
});

test("TK-07 a customer adds files without a script, and a refused one costs neither the words nor the other files", async () => {
  const { browser } = await arriveAt(site, "files@example.com", "/in/profile/tickets");
  const page = "/in/profile/tickets";
  const pdf = new File(["%PDF-1.7 A plan"], "plan.pdf");
  const refused = await browser.send(
    page,
    formOf({ form: "raise", type: "other issue", words: WORDS }, [
      pdf,
      new File(["<script>"], "not-a-picture.jpg"),
      new File([new Uint8Array(MAX_UPLOAD_BYTES + 1)], "large.pdf"),
    ]),
  );
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(`${WORDS}</textarea>`);
  for (const name of ["not-a-picture.jpg", "large.pdf"]) expect(refused.text).toContain(name);
  const kept = readHtml(refused.text).all('input[type="checkbox"][name="file"]');
  expect(kept).toHaveLength(1);

  const raised = await browser.send(
    page,
    formOf({ form: "raise", type: "other issue", words: WORDS, file: kept[0]?.attribs.value ?? "" }, [
      await photograph(),
    ]),
  );
  const said = readHtml(raised.text);
  expect(said.all(".ticket__said a").map((link) => link.attribs.download)).toEqual([
    "plan.pdf",
    "shutter.jpg",
  ]);
  const [, photo] = said.all(".ticket__said a").map((link) => link.attribs.href ?? "");
  const { width, exif } = await sharp(await bytesAt(photo ?? "")).metadata();
  expect([width, exif]).toEqual([40, undefined]);
});

test("TK-07 a form that is larger than all its files keeps the words", async () => {
  const { browser } = await arriveAt(site, "large@example.com", "/in/profile/tickets");
  const large = Array.from(
    { length: 6 },
    (_, index) => new File([new Uint8Array(MAX_UPLOAD_BYTES)], `${index}.pdf`),
  );
  const refused = await browser.send("/in/profile/tickets", formOf({ form: "raise", words: WORDS }, large));
  expect([refused.status, refused.text.includes(`${WORDS}</textarea>`)]).toEqual([422, true]);
});

function formOf(fields: Record<string, string>, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append("files", file);
  return form;
}

/** With the place where it was taken. */
async function photograph(): Promise<File> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "white" } })
    .withExif({ IFD3: { GPSLatitude: "12/1 58/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  return new File([new Uint8Array(bytes)], "shutter.jpg");
}

async function bytesAt(path: string): Promise<ArrayBuffer> {
  return (await site.fetch(path, {}, LOCAL_SETTINGS.PUBLIC_URL)).arrayBuffer();
}

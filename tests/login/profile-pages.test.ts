import { expect, test } from "vitest";
import { ageLogins } from "../support/age-logins.ts";
import { customerOf, developmentPassword, guestOf, LOCAL_SETTINGS } from "../support/customer.ts";
import { testSite } from "../support/open-test-site.ts";
import { readHtml, textOf } from "../support/read-html.ts";

const site = testSite(LOCAL_SETTINGS);
const PAGES = ["details", "address", "notifications"] as const;
const REGIONS = ["in", "sg", "my", "sa", "sa-ar"] as const;

test("RT-17 CH-08 a guest is sent to the login, and then returns to the requested page", async () => {
  for (const page of PAGES) {
    const { url } = await guestOf(site).open(`/in/profile/${page}`, () => true);
    expect(url.pathname + url.search).toBe(
      `/bumblebee/login?redirectPath=${encodeURIComponent(`/in/profile/${page}`)}`,
    );
  }
});

test("RT-17 CH-08 a customer has the three pages in every region, and no cache stores them", async () => {
  const browser = await customerOf(site, "9845020001");
  for (const region of REGIONS)
    for (const page of PAGES) {
      const { status, text, headers } = await browser.open(`/${region}/profile/${page}`);
      expect([region, page, status]).toEqual([region, page, 200]);
      expect(headers.get("cache-control")).toContain("no-store");
      const html = readHtml(text);
      expect(html.all("h1")).toHaveLength(1);
      const current = html.all(".account__menu [aria-current=page]")[0];
      expect(current?.attribs.href).toBe(`/${region}/profile/${page}`);
    }
});

test("CH-09 a number and an e-mail address are masked until their owner edits them", async () => {
  const browser = await customerOf(site, "jordan@example.com");
  const { text } = await browser.open("/in/profile/details");
  expect(text).toContain("j****n@example.com");
  expect(text).not.toContain("jordan@example.com");
  expect((await browser.open("/in/profile/details?edit=email")).text).toContain("jordan@example.com");
  const caller = await customerOf(site, "9845020002");
  const { text: covered } = await caller.open("/in/profile/details");
  expect(covered).toContain("+91*******002");
  expect(covered).not.toContain("9845020002");
});

test("CH-08 without a script a customer changes the e-mail address in two steps, with the password sent to it", async () => {
  const browser = await customerOf(site, "9845020003");
  const form = "/sa-ar/profile/details?edit=email";
  const wrong = await browser.send(form, { of: "email", do: "send", username: "not an address" });
  expect(wrong.status).toBe(422);
  const field = readHtml(wrong.text).all("input[name=username]")[0];
  expect([field?.attribs.value, field?.attribs["aria-invalid"]]).toEqual(["not an address", "true"]);
  const asked = await browser.send(form, { of: "email", do: "send", username: "new@example.com" });
  expect(asked.status).toBe(200);
  const fields = hiddenIn(asked.text);
  expect(fields).toMatchObject({ of: "email", username: "new@example.com" });
  const mistaken = await browser.send(form, { ...fields, do: "verify", otp: "12" });
  expect(mistaken.status).toBe(422);
  expect(hiddenIn(mistaken.text)).toEqual(fields);
  const otp = await developmentPassword(browser, "new@example.com");
  const done = await browser.send(form, { ...fields, do: "verify", otp });
  expect(done.url.pathname + done.url.search).toBe("/sa-ar/profile/details?done=email");
  expect(done.text).toContain("n*w@example.com");
});

test("CH-08 with an older login the form also asks for the password sent to an earlier contact", async () => {
  const browser = await customerOf(site, "before@example.com");
  const form = "/sa-ar/profile/details?edit=email";
  const first = await browser.send(form, { of: "email", do: "send", username: "early@example.com" });
  expect(readHtml(first.text).all("input[name=proof]")).toHaveLength(0);
  await ageLogins(site);
  // The login became too old between the two steps, so the second one also asks for the proof.
  const early = { do: "verify", otp: await developmentPassword(browser, "early@example.com") };
  const late = await browser.send(form, { ...hiddenIn(first.text), ...early });
  expect([late.status, readHtml(late.text).all("input[name=proof]").length]).toEqual([200, 1]);

  const asked = await browser.send(form, { of: "email", do: "send", username: "after@example.com" });
  const fields = hiddenIn(asked.text);
  const labels = readHtml(asked.text)
    .all(".details__form label")
    .map((label) => textOf(label));
  expect(labels).toEqual([
    expect.stringContaining("after@example.com"),
    expect.stringContaining("b****e@example.com"),
  ]);
  const otp = await developmentPassword(browser, "after@example.com");
  const proof = await developmentPassword(browser, "before@example.com");
  const wrong = await browser.send(form, { ...fields, do: "verify", otp, proof: "12" });
  expect(wrong.status).toBe(422);
  expect(hiddenIn(wrong.text)).toEqual(fields);
  const inputs = readHtml(wrong.text).all("input[name=otp], input[name=proof]");
  expect(inputs.map(({ attribs }) => [attribs.name, attribs.value, attribs["aria-invalid"]])).toEqual([
    ["otp", otp, undefined],
    ["proof", undefined, "true"],
  ]);
  const done = await browser.send(form, { ...fields, do: "verify", otp, proof });
  expect(done.url.search).toBe("?done=email");
  expect(done.text).toContain("a***r@example.com");
});

test("CH-08 a phone number is changed the same way, with its country code", async () => {
  const browser = await customerOf(site, "phone-change@example.com");
  const form = "/sg/profile/details?edit=phone";
  const sent = { of: "phone", do: "send", username: "81234567", dialCode: "+65" };
  const asked = await browser.send(form, sent);
  const otp = await developmentPassword(browser, "+6581234567");
  const done = await browser.send(form, { ...hiddenIn(asked.text), do: "verify", otp });
  expect(done.url.search).toBe("?done=phone");
  expect(done.text).toContain("+65*****567");
});

test("CH-08 a name and a language are stored; an invalid name is returned as typed", async () => {
  const browser = await customerOf(site, "9845020004");
  const wrong = await browser.send("/sa/profile/details?edit=name", { of: "name", name: "x".repeat(81) });
  expect(wrong.status).toBe(422);
  expect(readHtml(wrong.text).all("input[name=name]")[0]?.attribs.value).toHaveLength(81);
  await browser.send("/sa/profile/details?edit=name", { of: "name", name: "Asha Rao" });
  await browser.send("/sa/profile/details?edit=language", { of: "language", language: "ar" });
  const { text } = await browser.open("/sa/profile/details?edit=language");
  expect(text).toContain("Asha Rao");
  expect(readHtml(text).all("input[name=language][checked]")[0]?.attribs.value).toBe("ar");
});

const ADDRESSES = {
  IN: { flat: "B-1204", street: "12th Main", city: "Bengaluru", state: "Karnataka", postcode: "560 102" },
  SG: { street: "Blk 21 Ang Mo Kio Ave 3", unit: "12-345", postcode: "560021" },
  MY: { flat: "12", street: "Jalan Ampang", postcode: "50450", city: "Kuala Lumpur", state: "Kuala Lumpur" },
  SA: {
    buildingNumber: "٧٤٢١",
    street: "طريق الأمير سلطان",
    district: "الروضة",
    city: "جدة",
    postcode: "23435",
    additional: "2960",
  },
} as const;

test("CH-08 addresses have the format of their country, and one is the default", async () => {
  const browser = await customerOf(site, "9845020005");
  for (const [country, fields] of Object.entries(ADDRESSES)) {
    const saved = await browser.send("/in/profile/address", {
      do: "save",
      country,
      label: country,
      ...fields,
    });
    expect([country, saved.url.search]).toEqual([country, "?done=saved"]);
  }
  const { text } = await browser.open("/in/profile/address");
  for (const line of ["560102", "#12-345", "50450", "7421"]) expect(text).toContain(line);
  const names = (page: string) =>
    readHtml(page)
      .all(".address h2")
      .map((name) => textOf(name));
  expect(names(text)).toEqual(["IN", "SG", "MY", "SA"]);
  const ids = readHtml(text)
    .all(".address details input[name=id]")
    .map((id) => id.attribs.value ?? "");
  const chosen = await browser.send("/in/profile/address", { do: "choose", id: ids[2] ?? "" });
  expect(names(chosen.text)[0]).toBe("MY");
  const removed = await browser.send("/in/profile/address", { do: "remove", id: ids[2] ?? "" });
  expect(names(removed.text)).toEqual(["IN", "SG", "SA"]);
  expect(readHtml(removed.text).all(".address .tag")).toHaveLength(1);
});

test("CH-08 an error in an address is shown at its field, and the typed values stay", async () => {
  const browser = await customerOf(site, "9845020006");
  const wrong: Record<string, [field: string, typed: string][]> = {
    IN: [
      ["postcode", "056010"],
      ["state", "Atlantis"],
      ["city", ""],
    ],
    SG: [
      ["unit", "twelve"],
      ["postcode", "56002"],
    ],
    MY: [
      ["postcode", "504500"],
      ["state", "Karnataka"],
    ],
    SA: [
      ["buildingNumber", "74"],
      ["additional", "29600"],
      ["postcode", "2343"],
    ],
  };
  for (const [country, fields] of Object.entries(wrong)) {
    const typed = { ...ADDRESSES[country as "IN"], ...Object.fromEntries(fields) };
    const { status, text } = await browser.send(`/in/profile/address?add=1&country=${country}`, {
      country,
      ...typed,
    });
    expect([country, status]).toEqual([country, 422]);
    const html = readHtml(text);
    const bad = html.all(".address-form [aria-invalid=true]").map((field) => field.attribs.name);
    expect(bad.toSorted()).toEqual(fields.map(([name]) => name).toSorted());
    expect(html.all("[name=street]")[0]?.attribs.value).toBe(typed.street);
  }
});

test("all states of India can be chosen, and a post code of another state shows a warning, not an error", async () => {
  const browser = await customerOf(site, "9845020016");
  const path = "/in/profile/address?add=1&country=IN";
  const states = readHtml((await browser.open(path)).text)
    .all("select[name=state] option")
    .map((option) => textOf(option));
  expect(states).toHaveLength(1 + 28 + 8);
  for (const state of ["Ladakh", "Jammu and Kashmir", "Arunachal Pradesh", "Sikkim"])
    expect(states).toContain(state);
  const typed = { do: "save", country: "IN", ...ADDRESSES.IN, state: "Kerala", postcode: "560102" };
  const asked = await browser.send(path, typed);
  expect(asked.status).toBe(422);
  const html = readHtml(asked.text);
  expect(html.all("[aria-invalid=true]")).toHaveLength(0);
  expect(asked.text).toContain("560102 is usually in Karnataka");
  const sure = html.one(".address-form input[name=sure]").attribs.value ?? "";
  const other = await browser.send(path, { ...typed, postcode: "110001", sure });
  expect(other.status).toBe(422);
  const saved = await browser.send(path, { ...typed, sure });
  expect(saved.url.search).toBe("?done=saved");
});

test("another customer's addresses cannot be seen, changed, chosen or removed", async () => {
  const [owner, other] = [await customerOf(site, "9845020007"), await customerOf(site, "9845020008")];
  const made = await owner.sendJson("/bumblebee/v1/api/profile/addresses/save", {
    country: "SG",
    fields: ADDRESSES.SG,
  });
  const { id } = JSON.parse(made.text);
  const refused = async (path: string, body: object) =>
    (await other.sendJson(`/bumblebee/v1/api/profile/addresses/${path}`, body)).text;
  for (const path of ["remove", "choose"])
    expect(await refused(path, { id })).toBe(
      await refused(path, { id: "019a0000-0000-7000-8000-000000000000" }),
    );
  expect(await refused("save", { id, country: "SG", fields: ADDRESSES.SG })).toContain("no such address");
  expect((await other.open(`/in/profile/address?edit=${id}`)).text).not.toContain("Ang Mo Kio");
  expect(JSON.parse((await owner.open("/bumblebee/v1/api/profile/addresses")).text).addresses).toHaveLength(
    1,
  );
});

test("PP-02 PP-03 the switches start with the defaults, and a choice is stored with its date", async () => {
  const browser = await customerOf(site, "9845020009");
  const path = "/in/profile/notifications";
  const ticked = (text: string) =>
    readHtml(text)
      .all("input[type=checkbox][checked]")
      .map((box) => box.attribs.name);
  const first = await browser.open(path);
  expect(ticked(first.text)).toEqual(["email", "sms"]);
  expect(readHtml(first.text).all(".changes li")).toHaveLength(0);
  const saved = await browser.send(path, { do: "save", email: "1", whatsapp: "1", frequency: "weekly" });
  expect(saved.url.search).toBe("?done=saved");
  expect(ticked(saved.text)).toEqual(["email", "whatsapp"]);
  expect(readHtml(saved.text).all(".changes li")).toHaveLength(3);
  const stopped = await browser.send(path, { do: "stop", email: "1", whatsapp: "1", frequency: "weekly" });
  expect(stopped.url.search).toBe("?done=stopped");
  expect(readHtml(stopped.text).all("input[type=checkbox]:not([disabled])")).toHaveLength(0);
  const resumed = await browser.send(path, { do: "resume", email: "1", whatsapp: "1", frequency: "weekly" });
  expect(ticked(resumed.text)).toEqual(["email", "whatsapp"]);
  expect(readHtml(resumed.text).all(".changes li")).toHaveLength(5);
});

/** The hidden fields in the form of the second step. */
function hiddenIn(text: string): Record<string, string> {
  const fields = readHtml(text).all(".details__form input[type=hidden]");
  return Object.fromEntries(fields.map((field) => [field.attribs.name ?? "", field.attribs.value ?? ""]));
}

import { expect, test } from "vitest";
import { ageLogins, forgetSessions } from "../support/age-logins.ts";
import { askHub, customerOf, developmentPassword, guestOf, LOCAL_SETTINGS } from "../support/customer.ts";
import { testSite } from "../support/open-test-site.ts";
import { signIn } from "../support/sign-in.ts";

const site = testSite(LOCAL_SETTINGS);
const CUSTOMER = "/bumblebee/v1/api/customer";
const PRIVACY = "/bumblebee/v1/api/hub/privacy-preference";
const SAVE = "/bumblebee/v1/api/hub/save-privacy-preference";

test("CH-02 K58 the hub returns the customer's own record, with all its fields", async () => {
  const browser = await customerOf(site, "9845010001");
  const { data } = await askHub(browser, "fetchCustomerInfo");
  expect(data).toEqual({
    enforcedVerifyMobile: false,
    forcedResetPassword: false,
    name: "",
    customerId: expect.any(String),
    email: "",
    id: expect.any(String),
    phone: "9845010001",
    isdcode: "+91",
    countryCode: "IN",
    authList: [
      {
        id: expect.any(String),
        userId: data.id,
        username: "+919845010001",
        type: "PHONE",
        valid: true,
        deleted: false,
        isdcode: "+91",
        verify: true,
      },
    ],
  });
  expect(JSON.parse((await browser.open(CUSTOMER)).text)).toEqual(data);
});

test("CH-03 the customer call returns the same record, which a page stores in its state", async () => {
  const browser = await customerOf(site, "9845010011");
  const { data } = await askHub(browser, "fetchCustomerInfo");
  const { text } = await browser.open("/bumblebee/v1/api/customer");
  expect(JSON.parse(text)).toEqual(data);
});

test("CH-05 K56 K57 a one-time password proves an e-mail address, which is then stored for the customer", async () => {
  const browser = await customerOf(site, "9845010002");
  const username = "Asha.Two@Example.com";
  const sent = await askHub(browser, "generateOTP", { username, isdcode: "+91" });
  expect(sent.data).toMatchObject({ success: true, username, message: expect.any(String) });
  const { requestId } = sent.data;
  expect(requestId).toMatch(/^[\w-]{36}$/);
  const payload = { username, isdcode: "+91", requestId };
  const incomplete = await askHub(browser, "verifyOTP", { payload: { ...payload, otp: "not it" } });
  expect(incomplete.data).toEqual({ success: false, status: "INCOMPLETE", message: expect.any(String) });
  const otp = await developmentPassword(browser, "asha.two@example.com");
  const wrongOtp = String((Number(otp) + 1) % 1_000_000).padStart(6, "0");
  const wrong = await askHub(browser, "verifyOTP", { payload: { ...payload, otp: wrongOtp } });
  expect(wrong.data).toEqual({ success: false, status: "WRONG", message: expect.any(String) });
  const other = await askHub(browser, "verifyOTP", { payload: { ...payload, requestId: "another", otp } });
  expect(other.data.status).toBe("EXPIRED");
  const right = await askHub(browser, "verifyOTP", { payload: { ...payload, otp } });
  expect(right.data).toEqual({ success: true, status: "VERIFIED", message: expect.any(String) });
  const again = await askHub(browser, "verifyOTP", { payload: { ...payload, otp } });
  expect(again.data).toMatchObject({ success: false, status: "EXPIRED" });
  const { data } = await askHub(browser, "fetchCustomerInfo");
  expect(data).toMatchObject({ email: "asha.two@example.com", phone: "9845010002" });
  expect(data.authList.map(({ type }: { type: string }) => type)).toEqual(["PHONE", "EMAIL"]);
});

test("CH-05 with an older login, adding an e-mail address needs a second password, which is sent to the old number", async () => {
  const browser = await customerOf(site, "9845010021");
  await ageLogins(site);
  const username = "proof@example.com";
  const sent = await askHub(browser, "generateOTP", { username });
  expect(sent.data).toMatchObject({ success: true, proofSentTo: expect.stringMatching(/\*021$/) });
  const otp = await developmentPassword(browser, username);
  const proof = await developmentPassword(browser, "+919845010021");
  const verify = async (typed: object) =>
    (await askHub(browser, "verifyOTP", { payload: { username, otp, ...typed } })).data;
  const next = (password: string) => String((Number(password) + 1) % 1_000_000).padStart(6, "0");
  expect(await verify({})).toEqual({
    success: false,
    status: "PROOF_MISSING",
    message: expect.stringMatching(/payload\.proof.+log in again/),
  });
  expect(await verify({ proof: next(proof) })).toMatchObject({ success: false, status: "PROOF_WRONG" });
  expect(await verify({ proof: otp })).toMatchObject({ success: false });
  expect(await verify({ proof, otp: next(otp) })).toMatchObject({ success: false, status: "WRONG" });
  expect((await askHub(browser, "fetchCustomerInfo")).data.email).toBe("");
  // A mistake in one password does not use up the other.
  expect(await verify({ proof })).toMatchObject({ success: true, status: "VERIFIED" });
  expect((await askHub(browser, "fetchCustomerInfo")).data.email).toBe(username);
});

test("CH-05 only a login in which the customer authenticated again is fresh", async () => {
  const contact = "9845010022";
  const browser = await customerOf(site, contact);
  const proofFor = async (username: string) =>
    (await askHub(browser, "generateOTP", { username })).data.proofSentTo;
  expect(await proofFor("one@example.com")).toBeNull();
  await ageLogins(site);
  await forgetSessions(site);
  // The provider still has a session for the browser and asks for nothing.
  const silent = await browser.open("/bumblebee/login?redirectPath=/in/profile");
  expect([silent.status, silent.url.pathname]).toEqual([200, "/in/profile"]);
  expect(await proofFor("two@example.com")).not.toBeNull();
  const start = "/bumblebee/login?redirectPath=/in/profile&again=1";
  expect((await browser.open(start)).url.pathname).toMatch(/^\/auth\/sign-in\//);
  expect((await signIn(browser, { start, contact })).url.pathname).toBe("/in/profile");
  expect(await proofFor("three@example.com")).toBeNull();
});

test("CH-05 after five wrong attempts a password is invalid, and further guesses fail", async () => {
  const browser = await customerOf(site, "9845010003");
  const username = "guessed@example.com";
  await askHub(browser, "generateOTP", { username });
  const otp = await developmentPassword(browser, username);
  const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, "0");
  const statuses = [];
  for (const typed of [wrong, wrong, wrong, wrong, wrong, otp])
    statuses.push((await askHub(browser, "verifyOTP", { payload: { username, otp: typed } })).data.status);
  expect(statuses).toEqual(["WRONG", "WRONG", "WRONG", "WRONG", "SPENT", "SPENT"]);
});

test("CH-05 a password of one customer proves nothing for another, and an address has one owner", async () => {
  const owner = await customerOf(site, "owner@example.com");
  const other = await customerOf(site, "9845010004");
  const username = "owner@example.com";
  // The response does not reveal whether an address has an account.
  const [known, unknown] = [username, "nobody-here@example.com"].map((asked) =>
    askHub(other, "generateOTP", { username: asked }),
  );
  const told = [(await known)?.data, (await unknown)?.data].map(
    ({ username: _, requestId: __, ...rest }) => rest,
  );
  expect(told[0]).toEqual(told[1]);
  const otp = await developmentPassword(other, username);
  expect((await askHub(owner, "verifyOTP", { payload: { username, otp } })).data.status).toBe("EXPIRED");
  expect((await askHub(other, "verifyOTP", { payload: { username, otp } })).data.status).toBe("TAKEN");
  expect((await askHub(other, "fetchCustomerInfo")).data.email).toBe("");
});

test("a GraphQL document may use its own aliases and variables", async () => {
  const browser = await customerOf(site, "9845010005");
  const ask = async (query: string, variables = {}) =>
    browser.sendJson("/bumblebee/v1/api/hub/graphql", { query, variables });
  const info = await ask("query Who { me: fetchCustomerInfo { phone authList { type } } }");
  expect(JSON.parse(info.text)).toEqual({
    data: { me: { phone: "9845010005", authList: [{ type: "PHONE" }] } },
  });
  const typed = await ask(
    "mutation generateOTP($username: Anything, $isdcode: Whatever) { generateOTP(username: $username, isdcode: $isdcode) { success } }",
    { username: "81234567", isdcode: "+65" },
  );
  expect(JSON.parse(typed.text)).toEqual({ data: { generateOTP: { success: true } } });
  for (const query of [
    "{ nothing }",
    "{ fetchCustomerInfo",
    "query A { fetchCustomerInfo { id } } query B { fetchCustomerInfo { id } }",
  ])
    expect([query, (await ask(query)).status]).toEqual([query, 400]);
  expect((await browser.open("/bumblebee/v1/api/hub/graphql")).status).toBe(405);
});

test("every customer call returns the same error to a guest", async () => {
  const guest = guestOf(site);
  for (const operation of ["generateOTP", "verifyOTP", "fetchCustomerInfo", "nothing"]) {
    const { status, errors } = await askHub(guest, operation);
    expect([operation, status, errors[0].extensions.code]).toEqual([operation, 401, "UNAUTHENTICATED"]);
  }
  expect((await guest.open(`${PRIVACY}?id=a@example.com`)).status).toBe(401);
  expect((await askHub(guest, "updateCustomerPrivacyDetails", {}, SAVE)).status).toBe(401);
  for (const path of ["profile", "profile/addresses"])
    expect((await guest.open(`/bumblebee/v1/api/${path}`)).status).toBe(401);
  for (const path of ["save", "addresses/remove", "addresses/choose", "addresses/save"]) {
    const sent = { id: "a", country: "SG", fields: {} };
    expect((await guest.sendJson(`/bumblebee/v1/api/profile/${path}`, sent)).status).toBe(401);
  }
});

test("PP-01 PP-03 PP-04 PP-05 K52 K53 preferences start with the defaults and are stored as saved", async () => {
  const browser = await customerOf(site, "privacy@example.com");
  const read = async (id: string) =>
    JSON.parse((await browser.open(`${PRIVACY}?id=${encodeURIComponent(id)}`)).text);
  expect(await read("privacy@example.com")).toEqual({
    email: true,
    sms: true,
    whatsapp: false,
    is_black: false,
  });
  const chosen = { email: false, sms: true, whatsapp: true, is_black: false };
  const saved = await askHub(
    browser,
    "updateCustomerPrivacyDetails",
    { privacyInput: { type: "email", ...chosen } },
    SAVE,
  );
  expect(saved).toMatchObject({ status: 200, data: { success: true } });
  expect(await read("Privacy@Example.com")).toEqual(chosen);
  expect((await browser.open(PRIVACY)).status).toBe(400);
  const wrong = await askHub(
    browser,
    "updateCustomerPrivacyDetails",
    { privacyInput: { type: "email" } },
    SAVE,
  );
  expect(wrong.status).toBe(400);
  // Another customer's address gives the same response as an unknown one.
  const other = await customerOf(site, "9845010006");
  const asked = await other.open(`${PRIVACY}?id=privacy@example.com`);
  expect(JSON.parse(asked.text)).toEqual({ email: true, sms: true, whatsapp: false, is_black: false });
  expect(await read("nobody@example.com")).toEqual(JSON.parse(asked.text));
});

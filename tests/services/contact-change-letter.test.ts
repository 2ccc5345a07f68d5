import { expect, test } from "vitest";
import { generateOtp, verifyOtp } from "../../src/contracts/calls/customer/hub-operations.ts";
import { onCleanUp } from "../support/clean-up.ts";
import { mailServer } from "../support/mail-server.ts";
import { openStubCrm } from "../support/stub-crm.ts";
import { answerOf, newHouse } from "./customer-of.ts";
import { newSqliteDatabase } from "./fixture-backends.ts";
import { SITE } from "./identity-fixtures.ts";
import { runJobs } from "./run-jobs.ts";

const mail = mailServer();
const MAIL = () => ({ mail: { url: mail.url(), from: "hello@example.com" } });

async function gatewayOf() {
  const gateway = await openStubCrm();
  onCleanUp(() => gateway.close());
  const texts = () => gateway.deliveries.map(({ body }) => JSON.parse(body));
  return { texts, sms: { url: gateway.url, secret: "0123456789abcdef" } };
}

/**
 * Changes the contact of a customer. Passwords are read on a site without gateways, messages are sent by the given
 * ones.
 */
async function change(of: { first: string; to: string[] }, gateways: Parameters<typeof newHouse>[1]) {
  const database = await newSqliteDatabase();
  const trial = await newHouse(database);
  const { authorization, readPassword } = await trial.logIn(of.first);
  const house = await newHouse(database, gateways);
  let before = of.first;
  for (const username of of.to) {
    await answerOf(trial.call(generateOtp, { authorization, username }));
    const payload = { username, otp: await readPassword(username), proof: await readPassword(before) };
    const verified = await answerOf(house.call(verifyOtp, { authorization, payload }));
    expect([username, verified.status]).toEqual([username, "VERIFIED"]);
    if (username.startsWith("+")) before = username;
  }
  await runJobs(database, house.backends);
}

test("the old e-mail address is informed that it was replaced, and whom to contact", async () => {
  await change({ first: "asha@example.com", to: ["new@example.com"] }, MAIL());
  expect(mail.received.map(({ to }) => to)).toEqual([["asha@example.com"]]);
  const letter = mail.received[0]?.raw.replaceAll("=\r\n", "") ?? "";
  expect(letter).toContain("e-mail address was changed on");
  expect(letter).toContain(`href=3D"${SITE}/in/contact-us"`);
  expect(letter).not.toContain("new@example.com");
});

test("the old number is informed by a text message", async () => {
  const { sms, texts } = await gatewayOf();
  await change({ first: "+919845012345", to: ["+966501234567"] }, { ...MAIL(), sms });
  expect(texts()).toMatchObject([{ event: "contact-changed", to: "+919845012345", language: "en" }]);
  expect(texts()[0].text).toContain(`${SITE}/in/contact-us`);
  expect(mail.received).toEqual([]);
});

test("without text messages, the account's e-mail address is informed of a new number; a first contact has no predecessor", async () => {
  await change({ first: "asha@example.com", to: ["+919845012345", "+966501234567"] }, MAIL());
  expect(mail.received.map(({ to }) => to)).toEqual([["asha@example.com"]]);
  expect(mail.received[0]?.raw).toContain("mobile number was changed on");
});

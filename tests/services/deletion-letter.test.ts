import { expect, test } from "vitest";
import {
  requestDeletion,
  sendDeletionPassword,
  undoDeletion,
} from "../../src/contracts/calls/customer/my-deletion.ts";
import { mailServer } from "../support/mail-server.ts";
import { answerOf, newHouse } from "./customer-of.ts";
import { newSqliteDatabase } from "./fixture-backends.ts";
import { SITE } from "./identity-fixtures.ts";
import { runJobs } from "./run-jobs.ts";

const mail = mailServer();

/** A customer who has requested erasure of the account, on a site that sends mail. */
async function leaving() {
  const database = await newSqliteDatabase();
  const { authorization } = await (await newHouse(database)).logIn("asha@example.com");
  const house = await newHouse(database, { mail: { url: mail.url(), from: "hello@example.com" } });
  await answerOf(house.call(sendDeletionPassword, { authorization, region: "in" }));
  await expect.poll(() => mail.received.length).toBe(1);
  const password = /\r\n(\d{6})\r\n/.exec(mail.received[0]?.raw ?? "")?.[1] ?? "";
  await answerOf(house.call(requestDeletion, { authorization, region: "sa-ar", password }));
  return { house, authorization, tell: () => runJobs(database, house.backends) };
}

test("an e-mail says that the account will be erased, and where to cancel it", async () => {
  const { tell } = await leaving();
  await tell();
  expect(mail.received.map(({ to }) => to)).toEqual([["asha@example.com"], ["asha@example.com"]]);
  const letter = mail.received[1]?.raw.replaceAll("=\r\n", "") ?? "";
  expect(letter).toContain('lang=3D"ar" dir=3D"rtl"');
  expect(letter).toContain(`href=3D"${SITE}/sa-ar/profile/data"`);
});

test("no e-mail is sent about an erasure that was cancelled before", async () => {
  const { house, authorization, tell } = await leaving();
  await answerOf(house.call(undoDeletion, { authorization }));
  await tell();
  expect(mail.received).toHaveLength(1);
});

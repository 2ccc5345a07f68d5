import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test("all spellings of an address give the same mailbox key, which does not reveal the address", () => {
  const asha = mailboxOf("asha@example.com");
  for (const same of ["Asha@Example.com", "asha+1@example.com", "ASHA+spam+more@example.com"])
    expect(mailboxOf(same)).toBe(asha);
  expect(mailboxOf("a.sha.rao@gmail.com")).toBe(mailboxOf("asharao+x@GMAIL.com"));
  expect(asha).toMatch(/^[\da-f]{32}$/);
});

test("another address gives another mailbox key", () => {
  const asha = mailboxOf("asha@example.com");
  for (const other of ["a.sha@example.com", "asha@example.org", "asha@mail.example.com", "+asha@example.com"])
    expect(mailboxOf(other)).not.toBe(asha);
  expect(mailboxOf("+1@example.com")).not.toBe(mailboxOf("+2@example.com"));
});

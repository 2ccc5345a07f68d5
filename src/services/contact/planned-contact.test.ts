import { describe, expect, test } from "vitest";
import { type ContactRules, contactObstacle, plannedContact } from "./planned-contact.ts";

const RULES: ContactRules = { channel: "call", hours: "any", frequency: "as-needed", stoppedAt: null };
/** 15 November 2026 is a Sunday. */
const at = (text: string) => new Date(text);

describe("the next planned contact", () => {
  test("is today while an hour of the chosen time is left", () => {
    const now = at("2026-11-16T09:10:00+05:30");
    expect(plannedContact(RULES, { country: "in", now })).toEqual({
      day: "2026-11-16",
      from: "09:30",
      until: "20:00",
      channel: "call",
    });
    expect(plannedContact({ ...RULES, hours: "evening" }, { country: "in", now })).toMatchObject({
      day: "2026-11-16",
      from: "17:00",
      until: "20:00",
    });
    expect(plannedContact({ ...RULES, hours: "morning" }, { country: "in", now })).toMatchObject({
      from: "09:30",
      until: "12:00",
    });
  });

  test("is otherwise on the next working day of the country", () => {
    const late = plannedContact(RULES, { country: "in", now: at("2026-11-16T19:05:00+05:30") });
    expect(late).toMatchObject({ day: "2026-11-17", from: "09:00", until: "20:00" });
    const saturday = plannedContact(RULES, { country: "sg", now: at("2026-11-14T21:00:00+08:00") });
    expect(saturday).toMatchObject({ day: "2026-11-16", from: "09:00" });
    const sunday = plannedContact(RULES, { country: "my", now: at("2026-11-15T10:00:00+08:00") });
    expect(sunday).toMatchObject({ day: "2026-11-16" });
  });

  test("is not on a Friday in Saudi Arabia, where Sunday is a working day", () => {
    const thursday = plannedContact(RULES, { country: "sa", now: at("2026-11-19T23:00:00+03:00") });
    expect(thursday).toMatchObject({ day: "2026-11-21" });
    const friday = plannedContact(RULES, { country: "sa", now: at("2026-11-20T10:00:00+03:00") });
    expect(friday).toMatchObject({ day: "2026-11-21" });
    const sunday = plannedContact(RULES, { country: "sa", now: at("2026-11-15T10:00:00+03:00") });
    expect(sunday).toMatchObject({ day: "2026-11-15", from: "10:00" });
  });

  test("uses the day in the country's time zone and not in UTC", () => {
    const now = at("2026-11-15T23:00:00Z");
    expect(plannedContact(RULES, { country: "sg", now })).toMatchObject({ day: "2026-11-16", from: "09:00" });
  });

  test("is never after a stop, and after a contact only when the next one is due", () => {
    const now = at("2026-11-17T10:00:00+05:30");
    const reachedAt = at("2026-11-16T11:00:00+05:30");
    expect(
      plannedContact({ ...RULES, stoppedAt: "2026-11-16T00:00:00Z" }, { country: "in", now }),
    ).toBeUndefined();
    expect(
      plannedContact({ ...RULES, frequency: "once" }, { country: "in", now, reachedAt }),
    ).toBeUndefined();
    expect(plannedContact(RULES, { country: "in", now, reachedAt })).toBeUndefined();
    expect(
      plannedContact({ ...RULES, frequency: "weekly" }, { country: "in", now, reachedAt }),
    ).toMatchObject({ day: "2026-11-23", from: "11:00" });
  });
});

describe("permission for contact now", () => {
  const noon = { country: "in", now: at("2026-11-16T12:30:00+05:30"), channel: "call" } as const;

  test("is given within the hours and by the chosen channel", () => {
    expect(contactObstacle(RULES, noon)).toBeUndefined();
    expect(contactObstacle({ ...RULES, hours: "afternoon" }, noon)).toBeUndefined();
  });

  test("is refused after a stop, by another channel, at another time or on the day of rest", () => {
    expect(contactObstacle({ ...RULES, stoppedAt: "2026-11-16T00:00:00Z" }, noon)).toBe("stopped");
    expect(contactObstacle({ ...RULES, channel: "whatsapp" }, noon)).toBe("wrong-channel");
    expect(contactObstacle({ ...RULES, hours: "morning" }, noon)).toBe("outside-hours");
    const sunday = { ...noon, now: at("2026-11-15T12:30:00+05:30") };
    expect(contactObstacle(RULES, sunday)).toBe("outside-hours");
    expect(contactObstacle(RULES, { ...sunday, country: "sa" })).toBeUndefined();
  });

  test("includes the last minute, but not the one after it", () => {
    expect(contactObstacle(RULES, { ...noon, now: at("2026-11-16T19:59:00+05:30") })).toBeUndefined();
    expect(contactObstacle(RULES, { ...noon, now: at("2026-11-16T20:00:00+05:30") })).toBe("outside-hours");
  });

  test("is given for an e-mail at night", () => {
    const night = { ...noon, channel: "email", now: at("2026-11-16T23:30:00+05:30") } as const;
    expect(contactObstacle({ ...RULES, channel: "email" }, night)).toBeUndefined();
  });

  test("allows one contact for once, and one a week for weekly", () => {
    const reachedAt = at("2026-11-12T12:00:00+05:30");
    expect(contactObstacle({ ...RULES, frequency: "once" }, { ...noon, reachedAt })).toBe("too-often");
    expect(contactObstacle({ ...RULES, frequency: "weekly" }, { ...noon, reachedAt })).toBe("too-often");
    expect(contactObstacle({ ...RULES, frequency: "as-needed" }, { ...noon, reachedAt })).toBeUndefined();
    const longAgo = at("2026-11-09T12:00:00+05:30");
    expect(
      contactObstacle({ ...RULES, frequency: "weekly" }, { ...noon, reachedAt: longAgo }),
    ).toBeUndefined();
  });
});

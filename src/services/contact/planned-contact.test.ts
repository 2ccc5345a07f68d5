import { describe, expect, test } from "vitest";
import { type ContactRules, contactObstacle, plannedContact } from "./planned-contact.ts";

const RULES: ContactRules = { channel: "call", hours: "any", frequency: "as-needed", stoppedAt: null };
/** The fifteenth of November 2026 is a Sunday. */
const at = (text: string) => new Date(text);

describe("when we get in touch", () => {
  test("today, while an hour of the chosen time is left", () => {
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

  test("otherwise on the next working day of the country", () => {
    const late = plannedContact(RULES, { country: "in", now: at("2026-11-16T19:05:00+05:30") });
    expect(late).toMatchObject({ day: "2026-11-17", from: "09:00", until: "20:00" });
    const saturday = plannedContact(RULES, { country: "sg", now: at("2026-11-14T21:00:00+08:00") });
    expect(saturday).toMatchObject({ day: "2026-11-16", from: "09:00" });
    const sunday = plannedContact(RULES, { country: "my", now: at("2026-11-15T10:00:00+08:00") });
    expect(sunday).toMatchObject({ day: "2026-11-16" });
  });

  test("in Saudi Arabia Friday is free and Sunday is a day like any other", () => {
    const thursday = plannedContact(RULES, { country: "sa", now: at("2026-11-19T23:00:00+03:00") });
    expect(thursday).toMatchObject({ day: "2026-11-21" });
    const friday = plannedContact(RULES, { country: "sa", now: at("2026-11-20T10:00:00+03:00") });
    expect(friday).toMatchObject({ day: "2026-11-21" });
    const sunday = plannedContact(RULES, { country: "sa", now: at("2026-11-15T10:00:00+03:00") });
    expect(sunday).toMatchObject({ day: "2026-11-15", from: "10:00" });
  });

  test("the day is the country's own, not Greenwich's", () => {
    const now = at("2026-11-15T23:00:00Z");
    expect(plannedContact(RULES, { country: "sg", now })).toMatchObject({ day: "2026-11-16", from: "09:00" });
  });

  test("never after a stop, and not again before it is due once we got through", () => {
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

describe("whether we may get in touch now", () => {
  const noon = { country: "in", now: at("2026-11-16T12:30:00+05:30"), channel: "call" } as const;

  test("within the hours and by the chosen channel", () => {
    expect(contactObstacle(RULES, noon)).toBeUndefined();
    expect(contactObstacle({ ...RULES, hours: "afternoon" }, noon)).toBeUndefined();
  });

  test("not after a stop, by another channel, at another time or on the free day", () => {
    expect(contactObstacle({ ...RULES, stoppedAt: "2026-11-16T00:00:00Z" }, noon)).toBe("stopped");
    expect(contactObstacle({ ...RULES, channel: "whatsapp" }, noon)).toBe("wrong-channel");
    expect(contactObstacle({ ...RULES, hours: "morning" }, noon)).toBe("outside-hours");
    const sunday = { ...noon, now: at("2026-11-15T12:30:00+05:30") };
    expect(contactObstacle(RULES, sunday)).toBe("outside-hours");
    expect(contactObstacle(RULES, { ...sunday, country: "sa" })).toBeUndefined();
  });

  test("the last minute counts, the one after it does not", () => {
    expect(contactObstacle(RULES, { ...noon, now: at("2026-11-16T19:59:00+05:30") })).toBeUndefined();
    expect(contactObstacle(RULES, { ...noon, now: at("2026-11-16T20:00:00+05:30") })).toBe("outside-hours");
  });

  test("a letter may come at night", () => {
    const night = { ...noon, channel: "email", now: at("2026-11-16T23:30:00+05:30") } as const;
    expect(contactObstacle({ ...RULES, channel: "email" }, night)).toBeUndefined();
  });

  test("once is once, and weekly is once a week", () => {
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

import { expect, test } from "vitest";
import { addDays } from "../../src/editions/country-time.ts";
import { REGION_NAMES, REGIONS } from "../../src/editions/regions.ts";
import { offerOf } from "./planning-offers.ts";

test.each(REGION_NAMES)("%s has names in its language for every city and home that it uses", (region) => {
  const { calendar, rules, weeks } = offerOf(region);
  const { language } = REGIONS[region];
  const named = [...calendar.holidays, ...calendar.seasons, ...calendar.cities, ...calendar.sources];
  for (const { names } of named) expect([names.en, names[language]]).not.toContain(undefined);
  const cities = new Set(calendar.cities.map(({ slug }) => slug));
  for (const { cities: only = [] } of [...calendar.holidays, ...calendar.seasons])
    for (const city of only) expect(cities).toContain(city);
  expect(Object.keys(weeks.homes).sort()).toEqual(rules.map(({ slug }) => slug).sort());
});

test.each(REGION_NAMES)(
  "%s covers every year: its holidays are in order, and none is listed twice",
  (region) => {
    const { calendar } = offerOf(region);
    const { from, until, holidays } = calendar;
    for (const { day, until: last = day } of holidays)
      expect(from <= day && day <= last && last <= until).toBe(true);
    const keys = holidays.map(({ day, names, cities }) => `${day} ${names.en} ${cities}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const year of ["2026", "2027", "2028"])
      expect(holidays.filter(({ day }) => day.startsWith(year)).length).toBeGreaterThan(3);
  },
);

test("Ramadan and both Eids of Saudi Arabia follow the Umm al-Qura calendar, and are marked as expected", () => {
  const { holidays, seasons } = offerOf("sa").calendar;
  const ramadan = seasons.find(({ names }) => names.en.startsWith("Ramadan")) ?? expect.fail();
  expect(ramadan.isExpected).toBe(true);
  for (const { from, until } of ramadan.dates ?? []) {
    expect([hijri(from), hijri(addDays(from, -1))[0]]).toEqual([[9, 1], 8]);
    expect([hijri(until)[0], hijri(addDays(until, 1))]).toEqual([9, [10, 1]]);
  }
  for (const { day, names, isExpected } of holidays) {
    if (names.en === "Eid al-Fitr") expect([hijri(day), isExpected]).toEqual([[10, 1], true]);
    if (names.en === "Eid al-Adha") expect([hijri(day), isExpected]).toEqual([[12, 9], true]);
  }
});

test("in Singapore a holiday on a Sunday is moved to Monday", () => {
  const { holidays } = offerOf("sg").calendar;
  for (const { day, until = day } of holidays)
    if (new Date(`${until}T00:00:00Z`).getUTCDay() === 0) expect(until).toBe("no holiday ends on a Sunday");
});

/** Returns the month and the day in the Islamic calendar. */
function hijri(day: string): [month: number, day: number] {
  const format = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", {
    month: "numeric",
    day: "numeric",
    timeZone: "UTC",
  });
  const parts = format.formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  return [part("month"), part("day")];
}

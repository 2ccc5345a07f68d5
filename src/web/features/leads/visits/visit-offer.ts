import type { Centre, CityCentres } from "../../../../contracts/documents/centres/engagement-centre.ts";
import { centresOf, ecNameOf } from "../../../../contracts/visits/city-centres.ts";
import { closedDays, type PublicHoliday } from "../../../../contracts/visits/closed-days.ts";
import { type SlotDay, visitSlots } from "../../../../contracts/visits/visit-slots.ts";
import { clock } from "../../../../editions/country-time.ts";
import { timeWords } from "../../../../editions/day-words.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { inLanguage } from "../../../../editions/languages.ts";
import { minutesOf } from "../../../../editions/time-slots.ts";
import type { Text } from "../../../../ui/text/text.tsx";
import { dayLabel } from "./day-label.ts";

/**
 * The centres that can be visited. It is the same for all visitors, so a page with it can be cached. The free hours
 * are loaded later.
 */
export interface VisitOffer {
  centres: VisitCentre[];
  holidays: PublicHoliday[];
  hours: string[];
  /** The free days of the chosen centre if the page was rendered for one visitor. */
  given?: { ecName: string; days: ShownDay[] } | undefined;
}

export interface VisitCentre {
  ecName: string;
  name: string;
  city: string;
  hours: Centre["hours"];
  slotMinutes: number;
}

export interface FullHour {
  ecName: string;
  at: string;
}

/** A centre without opening hours accepts no visits. */
export function visitOffer(
  cities: readonly CityCentres[],
  holidays: readonly PublicHoliday[],
  { language }: Edition,
): VisitOffer {
  const centres = centresOf(cities)
    .filter(({ centre }) => centre.hours.length > 0)
    .map((known): VisitCentre => {
      const { centre, city } = known;
      const [name, cityName] = [centre.name, city.name].map((words) => inLanguage(words, language));
      return {
        ecName: ecNameOf(known),
        name: name === cityName ? `${name}` : `${cityName}: ${name}`,
        city: city.slug,
        hours: centre.hours,
        slotMinutes: centre.slotMinutes,
      };
    });
  return {
    centres,
    holidays: holidays.map(({ day, until, cities: only }) => ({
      day,
      ...(until && { until }),
      ...(only && { cities: only }),
    })),
    hours: hoursOf(centres),
  };
}

export function freeDays(
  { holidays }: Pick<VisitOffer, "holidays">,
  centre: VisitCentre,
  { country }: Pick<Edition, "country">,
  { full, now, days = 5 }: { full: readonly FullHour[]; now: Date; days?: number },
): SlotDay[] {
  return visitSlots(centre, country, now, {
    days,
    closedDays: closedDays(holidays, centre.city),
    full: full.flatMap(({ ecName, at }) => (ecName === centre.ecName ? [at] : [])),
  });
}

function hoursOf(centres: readonly VisitCentre[]): string[] {
  const starts = centres.flatMap(({ hours, slotMinutes }) =>
    hours.flatMap(({ opens, closes }) => {
      const [from, until] = [minutesOf(opens), minutesOf(closes)];
      const count = Math.max(0, Math.floor((until - from) / slotMinutes));
      return Array.from({ length: count }, (_, index) => clock(from + index * slotMinutes));
    }),
  );
  return [...new Set(starts)].sort();
}

export interface ShownDay {
  day: string;
  label: string;
  times: { at: string; label: string }[];
}

export function shownDays(slots: readonly SlotDay[], today: string, text: Text): ShownDay[] {
  return slots.map(({ day, slots: times }) => ({
    day,
    label: dayLabel(day, today, text),
    times: times.map(({ at, valueIn24HourFormat }) => ({
      at,
      label: timeWords(minutesOf(valueIn24HourFormat), text.language),
    })),
  }));
}

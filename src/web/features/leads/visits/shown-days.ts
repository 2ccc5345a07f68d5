import type { SlotDay } from "../../../../contracts/visits/visit-slots.ts";
import { timeWords } from "../../../../editions/day-words.ts";
import { minutesOf } from "../../../../editions/time-slots.ts";
import type { Text } from "../../../../ui/text/text.tsx";
import { dayLabel } from "./day-label.ts";

/** The free hours of a day, in the reader's words. */
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

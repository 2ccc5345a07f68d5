import { clock } from "./country-time.ts";

/** A time that can be offered (FH-07). */
export interface TimeSlot {
  /** 4:30 */
  time: string;
  timeSuffix: "AM" | "PM";
  /** 4:30 PM */
  value: string;
  /** 16:30 */
  valueIn24HourFormat: string;
  available: boolean;
}

interface SlotRange {
  start: string;
  end: string;
  /** One hour when unset. */
  stepMinutes?: number;
}

/** All whole slots of a range; a slot that would end after the range is left out. */
export function timeSlots(
  { start, end, stepMinutes = 60 }: SlotRange,
  isAvailable: (minutes: number) => boolean = () => true,
): TimeSlot[] {
  const [from, until] = [minutesOf(start), minutesOf(end)];
  const count = Math.max(0, Math.floor((until - from) / stepMinutes));
  return Array.from({ length: count }, (_, index) => from + index * stepMinutes).map((minutes) => ({
    ...slotLabel(minutes),
    valueIn24HourFormat: clock(minutes),
    available: isAvailable(minutes),
  }));
}

function slotLabel(minutes: number): Pick<TimeSlot, "time" | "timeSuffix" | "value"> {
  const { time, timeSuffix } = twelveHours(minutes);
  return { time, timeSuffix, value: `${time} ${timeSuffix}` };
}

/** Converts 990 minutes to 4:30 and PM. */
export function twelveHours(minutes: number): Pick<TimeSlot, "time" | "timeSuffix"> {
  const hour = Math.floor(minutes / 60) % 24;
  const time = `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")}`;
  return { time, timeSuffix: hour < 12 ? "AM" : "PM" };
}

/** Converts 16:30 to minutes since midnight. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

import { instantAt, wallTime } from "../../editions/country-time.ts";

/** "2026-11-20T16:30", as a field of a date and a time has it, in a time zone. */
export function localTime(at: string | null, zone: string): string {
  if (!at) return "";
  const { day, minutes } = wallTime(new Date(at), zone);
  const two = (count: number) => String(count).padStart(2, "0");
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The moment that such a field names; null if it is empty. */
export function instantOf(local: string, zone: string): string | null {
  const [, day, hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(local) ?? [];
  if (!day) return null;
  return instantAt({ day, minutes: Number(hours) * 60 + Number(minutes) }, zone).toISOString();
}

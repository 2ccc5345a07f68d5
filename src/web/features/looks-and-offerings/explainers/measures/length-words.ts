import type { Edition } from "../../../../../editions/edition.ts";
import { feetOf, readsFeet } from "../../../../../editions/lengths.ts";
import type { Text } from "../../../../../ui/text/text.tsx";

type Reader = Pick<Edition, "country">;

/** "2,100 mm (6′ 11″)", or without feet in countries that do not use them. */
export function lengthWords(t: Text["t"], mm: number, { country }: Reader): string {
  const metric = millimetres(t, mm);
  return readsFeet(country) ? `${metric} (${feetWords(mm)})` : metric;
}

export function millimetres(t: Text["t"], mm: number): string {
  return t("explainer.mm", { length: grouped(mm) });
}

/** "1.85 m": for distances within a room. */
export function metres(t: Text["t"], mm: number, { country }: Reader): string {
  const metric = t("explainer.metres", { length: (mm / 1000).toFixed(2) });
  return readsFeet(country) ? `${metric} (${feetWords(mm)})` : metric;
}

/** A no-break space keeps a length on one line. */
const NARROW = "\u00a0";

export function feetWords(mm: number): string {
  const { feet, inches } = feetOf(mm);
  const rest = inches > 0 || feet === 0 ? `${inches}″` : "";
  return [feet > 0 ? `${feet}′` : "", rest].filter(Boolean).join(NARROW);
}

/** Western digits are used in every language, as on the whole site. */
function grouped(mm: number): string {
  return new Intl.NumberFormat("en-US").format(Math.round(mm));
}

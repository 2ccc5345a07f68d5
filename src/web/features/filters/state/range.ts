/** A number between both, ends included; a side that is not there is open. */
export interface Range {
  low?: number | undefined;
  high?: number | undefined;
}

/** The number that somebody typed or an address holds; nothing where it is none of a sensible size. */
export function readNumber(text: string | null | undefined): number | undefined {
  const plain = (text ?? "").trim();
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** Ends that were given the wrong way round are meant the other way. */
export function tidyRange({ low, high }: Range): Range {
  if (low !== undefined && high !== undefined && low > high) return { low: high, high: low };
  return { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
}

export function isOpen({ low, high }: Range): boolean {
  return low === undefined && high === undefined;
}

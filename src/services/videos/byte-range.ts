/** The bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * What a Range header asks of a file: a range, `unsatisfiable` where it lies beyond the end, or nothing where the whole
 * file is the answer. Several ranges at once are allowed to be answered with the whole (RFC 9110, 14.2).
 */
export function readByteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < start) return undefined;
  return start < size && start <= end ? { start, end } : "unsatisfiable";
}

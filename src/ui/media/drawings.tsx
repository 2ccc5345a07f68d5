import type { ReactNode } from "react";
import "./drawings.css";

const DRAWINGS = {
  /** An arch with a heart, and a table beside it: nothing saved yet. */
  empty: (
    <>
      <path className="drawing__fill" d="M14 84V38a30 30 0 0 1 60 0v46Z" />
      <path d="M14 84V38a30 30 0 0 1 60 0v46M4 84h124M92 84V62M118 84V62M86 62h38M96 62v-8h18v8" />
      <path
        className="drawing__accent"
        d="M44 62s-10-5.5-10-12.5a5.5 5.5 0 0 1 10-3.200 5.5 5.5 0 0 1 10 3.200C54 56.5 44 62 44 62Z"
      />
    </>
  ),
  /** A drawer unit with one drawer out of its rail. */
  error: (
    <>
      <path className="drawing__fill" d="M20 84V26h52v58Z" />
      <path d="M20 84V26h52v58M4 84h124M20 45h52M42 35.5h8M42 54.5h8M20 64h52" />
      <path className="drawing__accent" d="m82 58 34-9 4 15-34 9ZM97 63.5l8-2.100" />
    </>
  ),
  /** A floor lamp whose plug lies on the floor. */
  offline: (
    <>
      <path className="drawing__fill" d="M40 34h36l-8-22H48Z" />
      <path d="M4 84h124M40 34h36l-8-22H48ZM58 34v50M46 84h24" />
      <path
        className="drawing__accent"
        d="M58 74c12 0 14 4 24 4s9-14 19-14M101 59v10h8v-10ZM109 61.5h5M109 66.5h5"
      />
    </>
  ),
  /** A row of doors, and an arrow that points past the last one. */
  "not-found": (
    <>
      <path className="drawing__fill" d="M18 84V34a22 22 0 0 1 44 0v50Z" />
      <path d="M4 84h124M18 84V34a22 22 0 0 1 44 0v50M28 84V38a12 12 0 0 1 24 0v46M46 62v4" />
      <path className="drawing__accent" d="M78 60h34M104 52l8 8-8 8M78 40h14" />
    </>
  ),
  /** A house and a pin beyond it: a place that we do not serve yet. */
  away: (
    <>
      <path className="drawing__fill" d="M24 84V50l24-20 24 20v34Z" />
      <path d="M4 84h124M24 84V50l24-20 24 20v34M17 56l31-26 31 26M42 84V66h12v18" />
      <path
        className="drawing__accent"
        d="M104 66s14-12 14-24a14 14 0 0 0-28 0c0 12 14 24 14 24ZM104 37a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z"
      />
    </>
  ),
  /** A magnifier over an empty shelf. */
  search: (
    <>
      <path className="drawing__fill" d="M16 84V20h68v64Z" />
      <path d="M4 84h124M16 84V20h68v64M16 52h68M26 52V38h7v14M36 52V34h6v18M28 84V70h14v14" />
      <path className="drawing__accent" d="M92 32a16 16 0 1 1 0 32 16 16 0 0 1 0-32ZM103.5 59.5 118 74" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof DRAWINGS;

/** Ink line, sand fill, one stroke of clay. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className="drawing" viewBox="0 0 132 92" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  );
}

import type { LAYOUTS } from "../../../../contracts/documents/designs/design-taxonomy.ts";

type Layout = (typeof LAYOUTS)[number];

/** Layouts drawn on 64 by 52. Closed shapes are filled, open strokes are lines. */
const PLANS: Record<Layout, string> = {
  straight: "M6 12h52v12H6Z",
  "l-shaped": "M6 10h52v12H18v20H6Z",
  "u-shaped": "M6 10h52v32H46V22H18v20H6Z",
  parallel: "M6 8h52v11H6ZM6 33h52v11H6Z",
  "g-shaped": "M6 8h52v36H32V34h15V19H17v25H6Z",
  island: "M6 8h52v11H6ZM18 32h28v11H18Z",
  peninsula: "M6 8h52v11H31v25H20V19H6Z",
  open: "M6 8h26v11H6ZM6 33h20v11H6ZM40 8h18M58 8v36M44 44h14",
  compact: "M17 12h30v12H17Z",
  hinged: "M8 5h48v42H8ZM32 5v42M28 23v6M36 23v6M8 47 2 50M56 47l6 3",
  sliding: "M6 5h52v42H6ZM34 5v42M30 9v34M14 26h10M20 22l4 4-4 4M50 26H40",
  "walk-in": "M6 6h52v40H46V17H18v29H6ZM27 46h10",
  corner: "M6 6h52v14H20v26H6ZM20 20 6 6",
  tray: "M4 10h12v10h32V10h12v24h-6V26H10v8H4Z",
  cove: "M4 8h56v8H50v10H44V16H20v10h-6V16H4ZM22 24c4 3 16 3 20 0",
  coffer: "M6 6h52v40H6ZM6 19h52M6 33h52M23 6v40M41 6v40",
  peripheral: "M6 6h52v40H6ZM16 15h32v22H16Z",
  "wall-unit": "M14 6h36v26H14ZM14 19h36M32 6v26M20 46h24",
  cabinet: "M14 4h36v44H14ZM32 4v44M28 24v5M36 24v5",
  room: "M6 46V6h52v40H44M6 46h16M22 46V32M23 12h18v9H23Z",
};

export function planOf(id: string): string | undefined {
  return Object.entries(PLANS).find(([layout]) => layout === id)?.[1];
}

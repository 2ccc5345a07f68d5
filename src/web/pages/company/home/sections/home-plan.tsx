import type { TypicalHome } from "../../../../../contracts/documents/home-cost.ts";

// Walls on a 76 by 48 grid. Plans do not mirror.
const WALLS = {
  "one-bedroom": "M4 6h48v36H4ZM30 6v16M30 30v12M4 26h16",
  "two-bedroom": "M4 6h52v36H4ZM26 6v14M26 28v14M26 24h10M44 24h12M40 6v18",
  "three-bedroom": "M4 6h60v36H4ZM24 6v14M24 28v14M24 24h8M40 24h24M44 6v18M44 32v10",
  "four-bedroom": "M4 6h68v36H4ZM22 6v12M22 28v14M22 24h8M38 24h34M40 6v18M56 6v18M48 32v10",
} as const satisfies Record<TypicalHome["plan"], string>;

export function Plan({ plan }: { plan: TypicalHome["plan"] }) {
  return (
    <svg className="plan" viewBox="0 0 76 48" aria-hidden="true">
      <path d={WALLS[plan]} />
    </svg>
  );
}

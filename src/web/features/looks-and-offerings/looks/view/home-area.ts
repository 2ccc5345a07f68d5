import type { NamedPlan } from "../../../../../contracts/documents/home-look-plan.ts";
import type { Text } from "../../../../../ui/text/text.tsx";

const ROUND_TO = 10;

export function homeArea({ rooms }: NamedPlan, t: Text["t"]): string {
  const inside = rooms.filter(({ room }) => room !== "balcony");
  const area = inside.reduce((sum, { width, depth }) => sum + width * depth, 0);
  return t("card.areaInSquareFeet", { area: (Math.round(area / ROUND_TO) * ROUND_TO).toLocaleString("en") });
}

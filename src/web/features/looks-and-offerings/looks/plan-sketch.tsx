import type { NamedPlan } from "../../../../contracts/documents/home-look-plan.ts";
import "./plan-sketch.css";

/** The largest home that fits the sketch, in feet. A larger one is drawn smaller. */
const SHEET = { width: 54, depth: 41 };
const DOOR = 3;

/** A floor plan without words. All plans of a list have one scale, so that their sizes can be compared. */
export function PlanSketch({ plan, label }: { plan: NamedPlan; label: string }) {
  const width = Math.max(SHEET.width, plan.width);
  const depth = Math.max(SHEET.depth, plan.depth);
  return (
    <div className="plan-sketch">
      <svg
        viewBox={[(plan.width - width) / 2, plan.depth - depth, width, depth].join(" ")}
        role="img"
        aria-label={label}
      >
        {plan.rooms.map(({ room, x, y, width, depth }) => (
          <rect key={`${x} ${y}`} data-room={room} x={x} y={y} width={width} height={depth} />
        ))}
        {plan.doors.map(({ x, y, wall }) => (
          <path
            key={`${x} ${y}`}
            d={wall === "along" ? `M${x} ${y - DOOR / 2}v${DOOR}` : `M${x - DOOR / 2} ${y}h${DOOR}`}
          />
        ))}
      </svg>
    </div>
  );
}

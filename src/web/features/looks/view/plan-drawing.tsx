import type { NamedPlan } from "../../../../contracts/documents/home-look-plan.ts";
import { PlanFurniture } from "./plan-furniture.tsx";

export type NumberedRoom = NamedPlan["rooms"][number] & { number?: number | undefined };

interface PlanDrawingProps {
  plan: NamedPlan;
  rooms: readonly NumberedRoom[];
  label: string;
}

/** Units of the drawing in a foot. */
const FOOT = 10;
const MARGIN = 34;
const DOOR = 28;
/** Widths of the letters, roughly, by which a name is made to fit its room. */
const LETTER = 0.56;
const TEXT = { most: 11, padding: 8 };

export function PlanDrawing({ plan, rooms, label }: PlanDrawingProps) {
  const width = plan.width * FOOT;
  const depth = plan.depth * FOOT;
  const box = [-MARGIN, -MARGIN, width + 2 * MARGIN, depth + 2 * MARGIN];
  return (
    <svg className="plan" viewBox={box.join(" ")} role="img" aria-label={label}>
      {rooms.map((room) => (
        <Room key={`${room.x} ${room.y}`} room={room} />
      ))}
      {plan.doors.map((door, index) => (
        <Door key={`${door.x} ${door.y}`} door={door} isEntry={index === 0} depth={depth} />
      ))}
      <Measure length={width} feet={plan.width} transform={`translate(0 ${depth + 18})`} />
      <Measure length={depth} feet={plan.depth} transform={`translate(${width + 18} ${depth}) rotate(-90)`} />
    </svg>
  );
}

function Room({ room }: { room: NumberedRoom }) {
  const width = room.width * FOOT;
  const depth = room.depth * FOOT;
  const size = Math.min(TEXT.most, (width - TEXT.padding) / (room.name.length * LETTER));
  const isOpen = room.room === "balcony";
  return (
    <g transform={`translate(${room.x * FOOT} ${room.y * FOOT})`}>
      <rect
        className={isOpen ? "plan__room is-open" : "plan__room"}
        data-shown={room.number !== undefined || undefined}
        width={width}
        height={depth}
      />
      <PlanFurniture room={room.room} width={width} depth={depth} />
      {room.number !== undefined && (
        <g className="plan__number" transform={`translate(${width / 2} ${depth - 29})`}>
          <circle />
          <text>{room.number}</text>
        </g>
      )}
      <text className="plan__name" x={width / 2} y={depth - 9} fontSize={size}>
        {room.name}
      </text>
    </g>
  );
}

interface DoorProps {
  door: NamedPlan["doors"][number];
  isEntry: boolean;
  depth: number;
}

/** A gap in the wall; the way in has an arrow outside. */
function Door({ door, isEntry, depth }: DoorProps) {
  const [x, y] = [door.x * FOOT, door.y * FOOT];
  const turn = door.wall === "along" ? 90 : 0;
  const side = y >= depth ? 1 : -1;
  return (
    <>
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path className="plan__gap" d={`M${-DOOR / 2} 0h${DOOR}`} />
        <path className="plan__leaf" d={`M${-DOOR / 2} 0h${DOOR}`} />
      </g>
      {isEntry && (
        <path
          className="plan__entry"
          d={`M0 8l-8 12h16Z`}
          transform={`translate(${x} ${y}) scale(1 ${side})`}
        />
      )}
    </>
  );
}

function Measure({ length, feet, transform }: { length: number; feet: number; transform: string }) {
  return (
    <g className="plan__measure" transform={transform}>
      <path d={`M0 0H${length}M0 -4V4M${length} -4V4`} />
      <text x={length / 2} y={13}>{`${feet} ft`}</text>
    </g>
  );
}

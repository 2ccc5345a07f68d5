import type { ReactNode } from "react";
import type { NamedPlan } from "../../../contracts/documents/home-look-plan.ts";
import "./plan-drawing.css";

export type NumberedRoom = NamedPlan["rooms"][number] & { number?: number | undefined };

interface PlanDrawingProps {
  plan: NamedPlan;
  rooms: readonly NumberedRoom[];
  label: string;
}

/** Drawing units per foot. */
const FOOT = 10;
const MARGIN = 34;
const DOOR = 28;
/** The approximate width of a letter, by which a name is scaled to fit its room. */
const LETTER = 0.56;
const TEXT = { most: 11, padding: 8 };

/** The walls, doors and furniture, with the names and measures of the rooms. */
export function PlanDrawing({ plan, rooms, label }: PlanDrawingProps) {
  const width = plan.width * FOOT;
  const depth = plan.depth * FOOT;
  const box = [-MARGIN, -MARGIN, width + 2 * MARGIN, depth + 2 * MARGIN];
  return (
    <svg className="plan" viewBox={box.join(" ")} role="img" aria-label={label}>
      {rooms.map((room) => (
        <Room key={`${room.x} ${room.y}`} room={room}>
          <RoomWords room={room} />
        </Room>
      ))}
      <Doors doors={plan.doors} depth={depth} />
      <Measure length={width} feet={plan.width} transform={`translate(0 ${depth + 18})`} />
      <Measure length={depth} feet={plan.depth} transform={`translate(${width + 18} ${depth}) rotate(-90)`} />
    </svg>
  );
}

/** The same without any words, for a layer of text that is as large as the plan. */
export function BarePlan({
  plan,
}: {
  plan: Pick<NamedPlan, "width" | "depth" | "doors"> & { rooms: PlacedRoom[] };
}) {
  const depth = plan.depth * FOOT;
  return (
    <svg className="plan plan--bare" viewBox={`0 0 ${plan.width * FOOT} ${depth}`} aria-hidden="true">
      {plan.rooms.map((room) => (
        <Room key={`${room.x} ${room.y}`} room={room} />
      ))}
      <Doors doors={plan.doors} depth={depth} />
    </svg>
  );
}

type PlacedRoom = Omit<NumberedRoom, "name">;

function Room({ room, children }: { room: PlacedRoom; children?: ReactNode }) {
  const width = room.width * FOOT;
  const depth = room.depth * FOOT;
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
      {children}
    </g>
  );
}

function RoomWords({ room }: { room: NumberedRoom }) {
  const width = room.width * FOOT;
  const depth = room.depth * FOOT;
  return (
    <>
      {room.number !== undefined && (
        <g className="plan__number" transform={`translate(${width / 2} ${depth - 29})`}>
          <circle />
          <text>{room.number}</text>
        </g>
      )}
      <text
        className="plan__name"
        x={width / 2}
        y={depth - 9}
        fontSize={Math.min(TEXT.most, (width - TEXT.padding) / (room.name.length * LETTER))}
      >
        {room.name}
      </text>
    </>
  );
}

function Doors({ doors, depth }: { doors: NamedPlan["doors"]; depth: number }) {
  return doors.map((door, index) => (
    <Door key={`${door.x} ${door.y}`} door={door} isEntry={index === 0} depth={depth} />
  ));
}

interface DoorProps {
  door: NamedPlan["doors"][number];
  isEntry: boolean;
  depth: number;
}

/** A gap in the wall; the entrance has an arrow outside. */
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

type Drawn = (width: number, depth: number) => string;

/** The furniture that identifies a room. It is at the upper wall, because the name is at the lower one. */
function PlanFurniture({ room, width, depth }: { room: string; width: number; depth: number }): ReactNode {
  const draw = FURNITURE[room];
  return draw ? <path className="plan__thing" d={draw(width, depth)} /> : null;
}

const bed: Drawn = (width) => {
  const start = width / 2 - 30;
  return `M${start} 5h60v66h-60ZM${start + 5} 10h22v13h-22ZM${start + 33} 10h22v13h-22ZM${start} 34h60`;
};

const living: Drawn = (width) => sofa(width / 2);

const openLiving: Drawn = (width) => `${sofa(width * 0.28)}${table(width * 0.74)}`;

const dining: Drawn = (width) => table(width / 2);

const kitchen: Drawn = (width, depth) => {
  const hob = `${circle(width - 42, 10, 4)}${circle(width - 30, 10, 4)}${circle(width - 42, 19, 4)}${circle(width - 30, 19, 4)}`;
  return `M4 4H${width - 4}V25H25V${depth - 42}H4ZM8 ${depth / 2 - 18}h13v18h-13Z${hob}`;
};

const bathroom: Drawn = (width) =>
  `M4 4h26v26h-26ZM4 4l26 26M30 4l-26 26M${width - 16} 4h12v8h-12Z${oval(width - 10, 20, 5, 8)}`;

const wardrobe: Drawn = (width) => {
  const panels = Array.from(
    { length: Math.floor((width - 8) / 16) },
    (_, index) => `M${4 + 16 * index} 4v22`,
  );
  return `M4 4h${width - 8}v22h${8 - width}Z${panels.join("")}`;
};

const study: Drawn = (width) => `M${width / 2 - 25} 5h50v22h-50Z${circle(width / 2, 38, 8)}`;

const pooja: Drawn = (width) => `M${width / 2 - 16} 5h32v14h-32Z${circle(width / 2, 12, 4)}`;

const utility: Drawn = () => `M5 5h24v24h-24Z${circle(17, 17, 8)}`;

const foyer: Drawn = (_, depth) => `M4 ${depth / 2 - 30}h11v36h-11Z`;

const balcony: Drawn = (width) =>
  `${circle(14, 14, 8)}${circle(width - 14, 14, 8)}${circle(width - 32, 12, 5)}`;

const FURNITURE: Record<string, Drawn> = {
  living,
  "open-living": openLiving,
  dining,
  kitchen,
  "master-bedroom": bed,
  bedroom: bed,
  "guest-room": bed,
  "kids-room": bed,
  study,
  "home-office": study,
  "pooja-room": pooja,
  wardrobe,
  bathroom,
  foyer,
  balcony,
  utility,
};

function sofa(middle: number): string {
  return `M${middle - 40} 6h80v28h-80ZM${middle - 40} 14h80M${middle} 14v20M${middle - 20} 46h40v20h-40Z`;
}

function table(middle: number): string {
  const chairs = [-20, 0, 20].flatMap((at) => [
    `M${middle + at - 6} 8h12v8h-12Z`,
    `M${middle + at - 6} 52h12v8h-12Z`,
  ]);
  return `M${middle - 32} 18h64v32h-64Z${chairs.join("")}`;
}

function circle(x: number, y: number, radius: number): string {
  return oval(x, y, radius, radius);
}

function oval(x: number, y: number, across: number, along: number): string {
  return `M${x - across} ${y}a${across} ${along} 0 1 0 ${2 * across} 0a${across} ${along} 0 1 0 ${-2 * across} 0`;
}

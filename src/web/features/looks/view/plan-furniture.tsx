import type { ReactNode } from "react";

interface FurnitureProps {
  room: string;
  /** Of the room, in units of the drawing: ten to the foot. */
  width: number;
  depth: number;
}

type Drawn = (width: number, depth: number) => string;

/** What tells a room in a plan: it stands at the upper wall, because the name is written at the lower one. */
export function PlanFurniture({ room, width, depth }: FurnitureProps): ReactNode {
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
  return `M4 4H${width - 4}V25H25V${depth - 42}H4ZM8 ${depth / 2 - 14}h13v20h-13Z${hob}`;
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

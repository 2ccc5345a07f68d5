import type { ReactNode } from "react";
import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";

type Words = SectionOf<"cutaway">;
type Room = Words["rows"][number][number]["room"];
type Place = Words["parts"][number]["at"];

/** All lengths are in centimetres of the home. */
const WIDTH = 760;
const HEIGHT = 285;
const SLAB = 22;
const WALL = 12;
const ROW = HEIGHT + 2 * SLAB + 62;
const NAME = 30;

type CutawayDrawingProps = Pick<Words, "id" | "label" | "rows" | "parts" | "loose">;

/** Two sections through the home, to scale. A room fills the width that rooms of a fixed width leave. */
export function CutawayDrawing({ id, label, rows, parts, loose }: CutawayDrawingProps) {
  const marked = new Set<Place>();
  const box = [-WALL - 2, -SLAB - 2, WIDTH + 2 * WALL + 4, ROW + HEIGHT + 2 * SLAB + NAME + 12];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links is a group, and no field set
    <svg className="cutaway__drawing" viewBox={box.join(" ")} role="group" aria-label={label}>
      {rows.map((rooms, row) => {
        const widths = widthsOf(rooms.map(({ room }) => room));
        return (
          <g key={rooms.map(({ room }) => room).join(" ")} transform={`translate(0 ${row * ROW})`}>
            <rect
              className="cutaway__shell"
              x={-WALL}
              y={-SLAB}
              width={WIDTH + 2 * WALL}
              height={HEIGHT + 2 * SLAB}
            />
            {rooms.map(({ room, name }, index) => {
              const x = widths.slice(0, index).reduce((sum, width) => sum + width, 0);
              const width = (widths[index] ?? 0) - (index < rooms.length - 1 ? WALL : 0);
              const { drawing, marks } = ROOMS[room](width, new Set(loose?.items));
              const own = marks.filter(([place]) => !marked.has(place));
              for (const [place] of own) marked.add(place);
              return (
                <g key={room} transform={`translate(${x} 0)`}>
                  <Part at={room === "bedroom" ? "walls" : undefined}>
                    <rect className="cutaway__air" width={width} height={HEIGHT} />
                  </Part>
                  {drawing}
                  <text className="cutaway__name" x={width / 2} y={HEIGHT + SLAB + NAME}>
                    {name}
                  </text>
                  {own.map(([place, atX, atY]) => (
                    <Mark key={place} section={id} place={place} x={atX} y={atY} parts={parts} />
                  ))}
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}

const FIXED: Partial<Record<Room, number>> = { kitchen: 320, bath: 190 };

function widthsOf(rooms: readonly Room[]): number[] {
  const fixed = rooms.reduce((sum, room) => sum + (FIXED[room] ?? 0), 0);
  const flexible = rooms.filter((room) => FIXED[room] === undefined).length;
  return rooms.map((room) => FIXED[room] ?? (WIDTH - fixed) / flexible);
}

export function partId(section: string | undefined, place: string): string {
  return `${section ?? "part"}-${place}`;
}

interface MarkProps {
  section: string | undefined;
  place: Place;
  x: number;
  y: number;
  parts: Words["parts"];
}

function Mark({ section, place, x, y, parts }: MarkProps) {
  const index = parts.findIndex(({ at }) => at === place);
  const part = parts[index];
  if (!part) return null;
  return (
    <a className="cutaway__mark" href={`#${partId(section, place)}`} aria-label={`${index + 1} ${part.name}`}>
      <g transform={`translate(${x} ${y})`} data-place={place}>
        <circle />
        <text>{index + 1}</text>
      </g>
    </a>
  );
}

function Part({ at, children }: { at: Place | undefined; children: ReactNode }) {
  return (
    <g className="cutaway__part" data-place={at}>
      {children}
    </g>
  );
}

interface DrawnRoom {
  drawing: ReactNode;
  marks: readonly (readonly [place: Place, x: number, y: number])[];
}

type LooseThing = NonNullable<Words["loose"]>["items"][number];
type DrawRoom = (width: number, loose: ReadonlySet<LooseThing>) => DrawnRoom;

const looseClass = (isLoose: boolean) => (isLoose ? "is-loose" : undefined);

const ROOMS: Record<Room, DrawRoom> = {
  kitchen: (width) => ({
    marks: [["kitchen", 96, 240]],
    drawing: (
      <Part at="kitchen">
        <path className="cutaway__fine" d={lines(16, 146, 236, 42, 20)} />
        <rect x={16} y={34} width={236} height={34} />
        <rect x={16} y={72} width={86} height={72} />
        <rect x={166} y={72} width={86} height={72} />
        <path d={`M59 72V144M209 72V144${[75, 134, 193].map((x) => `M${x} 34v34`).join("")}`} />
        <path d="M110 144H158L148 112H120ZM126 112V68H142V112" />
        <rect x={16} y={196} width={236} height={80} />
        <path d="M75 196V276M134 196V276M193 196V276M134 222H193M134 249H193M100 212h10M40 212h10M158 209h12M158 236h12M158 262h12M218 212h10" />
        <rect className="cutaway__top" x={12} y={189} width={244} height={8} />
        <path d="M118 187h32M196 189v-22q0-8 8-8h8v7" />
        <rect x={256} y={34} width={width - 264} height={242} />
        <path d={`M256 150H${width - 8}M264 140v-26M264 160v30`} />
        <path d={`M20 276V285H${width - 12}V276`} />
      </Part>
    ),
  }),
  living: (width, loose) => {
    const end = width - 14;
    const sofa = Math.min(158, width - 270);
    return {
      marks: [
        ["living", 122, 203],
        ["ceiling", 180, 16],
        ["lights", end - sofa / 2 + 44, 92],
        ["floor", end - sofa / 2, HEIGHT + 12],
        ["team", 252, 84],
      ],
      drawing: (
        <>
          <Ceiling width={width} />
          <Part at="living">
            <rect x={24} y={62} width={196} height={164} />
            <path className="cutaway__fine" d={lines(24, 62, 196, 164, 14)} />
            <rect className="cutaway__screen" x={62} y={102} width={120} height={70} />
            <rect x={24} y={234} width={196} height={30} />
            <path d="M89 234V264M155 234V264" />
          </Part>
          <Part at="team">
            <circle cx={252} cy={129} r={11} />
            <path d="M240 200 238 158Q238 145 252 145 266 145 266 158L264 200 261 285H254L252 208 250 285H243Z" />
          </Part>
          <Part at="lights">
            <path d={`M${end - sofa / 2} 26V86`} />
            <path d={`M${end - sofa / 2 - 24} 112Q${end - sofa / 2} 62 ${end - sofa / 2 + 24} 112Z`} />
          </Part>
          <g className={looseClass(loose.has("sofa"))}>
            <Part at="living">
              <rect x={end - sofa + 10} y={205} width={sofa - 20} height={42} rx={8} />
              <rect x={end - sofa + 14} y={238} width={sofa - 28} height={28} rx={6} />
              <rect x={end - sofa} y={222} width={20} height={50} rx={8} />
              <rect x={end - 20} y={222} width={20} height={50} rx={8} />
              <path d={`M${end - sofa / 2} 207V266M${end - sofa + 10} 272v13M${end - 10} 272v13`} />
            </Part>
          </g>
          <Floor width={width} />
        </>
      ),
    };
  },
  majlis: (width) => {
    const panels = [0, 1, 2].map((index) => 40 + index * ((width - 80) / 3));
    const panel = (width - 80) / 3 - 18;
    const seats = Math.floor((width - 60) / 74);
    const cushion = (width - 60) / seats;
    const cushions = Array.from({ length: seats }, (_, index) => 32 + index * cushion);
    return {
      marks: [["majlis", width / 2, 182]],
      drawing: (
        <>
          <Ceiling width={width} />
          <Part at="majlis">
            {panels.map((x) => (
              <path
                key={x}
                d={`M${x} 205V${92 + panel / 4}Q${x} 70 ${x + panel / 2} 62Q${x + panel} 70 ${x + panel} ${92 + panel / 4}V205Z`}
              />
            ))}
            {cushions.map((x) => (
              <rect key={x} x={x} y={206} width={cushion - 4} height={40} rx={8} />
            ))}
            <rect x={22} y={242} width={width - 44} height={32} rx={6} />
            <rect x={14} y={214} width={20} height={62} rx={8} />
            <rect x={width - 34} y={214} width={20} height={62} rx={8} />
          </Part>
          <Part at="lights">
            <path d={`M${width / 2} 26V44M${width / 2 - 34} 56Q${width / 2} 34 ${width / 2 + 34} 56Z`} />
          </Part>
          <Floor width={width} />
        </>
      ),
    };
  },
  bedroom: (width, loose) => {
    const wardrobe = width < 420 ? 122 : 213;
    const from = 12 + wardrobe;
    const until = width - 62;
    const middle = (from + until) / 2;
    const bed = Math.min(168, until - from - 24);
    const side = middle - bed / 2;
    return {
      marks: [
        ["wardrobe", 12 + wardrobe / 2, 180],
        ["bedroom", middle, 176],
        ["walls", middle, 84],
        ["curtains", width - 34, 150],
      ],
      drawing: (
        <>
          <Part at="wardrobe">
            <rect x={12} y={30} width={wardrobe} height={48} />
            <rect x={12} y={82} width={wardrobe} height={194} />
            <path d={doors(12, 30, wardrobe, 48)} />
            <path d={doors(12, 82, wardrobe, 194)} />
            <path d={`M18 276V285H${6 + wardrobe}V276`} />
          </Part>
          <Part at="bedroom">
            <rect x={side} y={142} width={bed} height={134} rx={6} />
            <path className="cutaway__fine" d={lines(side, 142, bed, 134, bed / 6)} />
          </Part>
          <g className={looseClass(loose.has("bed"))}>
            <Part at="bedroom">
              <rect x={side + 6} y={214} width={bed - 12} height={52} rx={10} />
              <rect x={side + 16} y={200} width={bed / 2 - 22} height={24} rx={8} />
              <rect x={middle + 6} y={200} width={bed / 2 - 22} height={24} rx={8} />
              <path d={`M${side + 14} 266v19M${side + bed - 14} 266v19`} />
            </Part>
          </g>
          <Part at="curtains">
            <rect className="cutaway__glass" x={width - 52} y={62} width={38} height={140} />
            <path d={`M${width - 60} 42H${width - 4}`} />
            <path
              d={`M${width - 58} 42q4 120 0 234h18q-6-120 0-234ZM${width - 26} 42q6 120 0 234h18q-4-120 0-234Z`}
            />
          </Part>
          <Floor width={width} />
        </>
      ),
    };
  },
  bath: (width) => ({
    marks: [["bath", 60, 220]],
    drawing: (
      <>
        <path className="cutaway__fine" d={lines(0, 75, width, 210, 30)} />
        <path
          className="cutaway__fine"
          d={[105, 135, 165, 195, 225, 255].map((y) => `M0 ${y}H${width}`).join("")}
        />
        <Part at="bath">
          <rect className="cutaway__glass" x={22} y={88} width={76} height={76} rx={6} />
          <rect x={14} y={198} width={92} height={46} />
          <path d="M60 198V244" />
          <path d="M36 198V186H84V198M60 186V172h12" />
          <rect className="cutaway__glass" x={122} y={76} width={5} height={209} />
          <path d={`M${width - 12} 84H${width - 34}v10M${width - 46} 94h24M${width - 12} 150v20`} />
        </Part>
        <Floor width={width} />
      </>
    ),
  }),
};

/** A lowered ceiling with a raised middle. */
function Ceiling({ width }: { width: number }) {
  return (
    <Part at="ceiling">
      <path d={`M0 0H${width}V26H${width - 70}V12H70V26H0Z`} />
    </Part>
  );
}

function Floor({ width }: { width: number }) {
  return (
    <Part at="floor">
      <rect y={HEIGHT} width={width} height={6} />
    </Part>
  );
}

function lines(x: number, y: number, width: number, height: number, step: number): string {
  const count = Math.ceil(width / step) - 1;
  return Array.from({ length: count }, (_, index) => `M${x + (index + 1) * step} ${y}v${height}`).join("");
}

/** Doors of about seventy centimetres, with a handle. */
function doors(x: number, y: number, width: number, height: number): string {
  const count = Math.round(width / 66);
  const step = width / count;
  return Array.from({ length: count }, (_, index) => {
    const edge = x + (index + 1) * step;
    const handle = `M${edge - 9} ${y + height * 0.42}v${height * 0.16}`;
    return index < count - 1 ? `M${edge} ${y}v${height}${handle}` : handle;
  }).join("");
}

import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { cssNumbers } from "../../../../sections/parts/css-numbers.ts";
import { type DrawnPart, KITCHEN_MODULE, WARDROBE_MODULE } from "./module-boxes.ts";
import { type Box, type Corner, type Frame, facesOf, frameOf, project, spread } from "./projection.ts";

export type ModuleKind = keyof typeof MODULES;

const MODULES = { kitchen: KITCHEN_MODULE, wardrobe: WARDROBE_MODULE } as const;

interface ModuleDrawingProps {
  module: ModuleKind;
  label: string;
  parts: readonly { part: string; name: string }[];
  open: string | undefined;
  hrefOf: (part: string) => string;
  onPress: (part: string) => void;
}

/** An exploded drawing of a module. Each number links to the description of its part; drawings are not mirrored. */
export function ModuleDrawing({ module, label, parts, open, hrefOf, onPress }: ModuleDrawingProps) {
  const drawn = MODULES[module];
  const { frame, marks } = markParts(drawn);
  const shown = parts.flatMap(({ part, name }, index) => {
    const mark = marks.find((other) => other.part === part);
    return mark ? [{ ...mark, name, number: index + 1 }] : [];
  });
  return (
    <div
      className="module"
      dir="ltr"
      style={cssNumbers({ "--aspect": Math.round((frame.width / frame.height) * 1000) / 1000 })}
    >
      <svg viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} role="img" aria-label={label}>
        {drawn.map(({ part, boxes, point }) => (
          <g key={`${part}/${point}`} className={joinClasses("module__part", part === open && "is-open")}>
            {boxes.map((box) => (
              <BoxShape key={`${box.x}/${box.y}/${box.z}`} box={box} />
            ))}
          </g>
        ))}
        {shown.map(({ part, at, to }) => (
          <g key={part} className={joinClasses("module__lead", part === open && "is-open")}>
            <path d={`M${at[0]} ${at[1]}L${to[0]} ${to[1]}`} />
            <circle cx={to[0]} cy={to[1]} r={frame.width / 130} />
          </g>
        ))}
      </svg>
      <ol>
        {shown.map(({ part, at, name, number }) => (
          <li
            key={part}
            style={{
              insetInlineStart: `${percent(at[0] - frame.x, frame.width)}%`,
              insetBlockStart: `${percent(at[1] - frame.y, frame.height)}%`,
            }}
          >
            <a
              className={joinClasses("center strong t15 module__mark", part === open && "is-open")}
              href={hrefOf(part)}
              aria-label={`${number} ${name}`}
              onClick={() => onPress(part)}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

function BoxShape({ box }: { box: Box }) {
  const { top, side, front } = facesOf(box);
  return (
    <>
      <polygon className="module__top" points={pointsOf(top)} />
      <polygon className="module__side" points={pointsOf(side)} />
      <polygon className="module__front" points={pointsOf(front)} />
    </>
  );
}

function pointsOf(corners: readonly Corner[]): string {
  return corners.map((corner) => corner.join(",")).join(" ");
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}

/** The position of a part's number, and the point on the part that its line leads to. */
interface Mark {
  part: string;
  /** In drawing coordinates. */
  at: Corner;
  to: Corner;
}

const MARGIN = { x: 0.16, y: 0.03 };
/** A share of the height: the width of a finger on a phone. */
const GAP = 0.13;

/** The frame of a module's drawing, and its numbers in two columns. */
export function markParts(parts: readonly DrawnPart[]): { frame: Frame; marks: Mark[] } {
  const boxes = parts.flatMap((part) => part.boxes);
  const bare = frameOf(boxes, { x: 0, y: 0 });
  const frame = frameOf(boxes, { x: bare.width * MARGIN.x, y: bare.height * MARGIN.y });
  const inset = (bare.width * MARGIN.x) / 2;
  const columns = { start: frame.x + inset, end: frame.x + frame.width - inset };
  const gap = frame.height * GAP;
  const ends = { from: frame.y + gap / 2, to: frame.y + frame.height - gap / 2 };
  const marks = (["start", "end"] as const).flatMap((column) => {
    const own = parts.flatMap(({ part, point, column: side }) =>
      point && side === column ? [{ part, point }] : [],
    );
    const points = own.map(({ point }) => project(...point));
    const heights = spread(
      points.map(([, y]) => y),
      gap,
      ends,
    );
    return own.map(({ part }, index) => ({
      part,
      at: [columns[column], heights[index] ?? 0] as const,
      to: points[index] ?? ([0, 0] as const),
    }));
  });
  return { frame, marks };
}

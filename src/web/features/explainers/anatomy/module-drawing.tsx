import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { cssNumbers } from "../../../sections/parts/css-numbers.ts";
import { markParts } from "./anatomy-marks.ts";
import { KITCHEN_MODULE, WARDROBE_MODULE } from "./module-boxes.ts";
import { type Box, type Corner, facesOf } from "./projection.ts";

export type ModuleKind = keyof typeof MODULES;

const MODULES = { kitchen: KITCHEN_MODULE, wardrobe: WARDROBE_MODULE } as const;

interface ModuleDrawingProps {
  module: ModuleKind;
  label: string;
  /** The parts that are explained, in the order of their numbers. */
  parts: readonly { part: string; name: string }[];
  open: string | undefined;
  /** The address of a part's explanation. */
  hrefOf: (part: string) => string;
  onPress: (part: string) => void;
}

/** A module pulled apart. Each number leads to what is said of its part; drawings are not mirrored. */
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

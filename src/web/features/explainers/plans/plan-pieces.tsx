import type { Piece, Swing } from "./plan.ts";
import { round, scaled } from "./sheet.ts";

/** What stands on the counters and around them. */
export function PieceShape({ piece, scale }: { piece: Piece; scale: number }) {
  const { x, y, width, height } = scaled(piece, scale);
  const inset = (share: number) => ({
    x: round(x + width * share),
    y: round(y + height * share),
    width: round(width * (1 - share * 2)),
    height: round(height * (1 - share * 2)),
  });
  switch (piece.kind) {
    case "sink":
      return (
        <g className="plan__piece">
          <rect {...inset(0.16)} rx={3} />
          <circle cx={x + width / 2} cy={y + height / 2} r={2} />
        </g>
      );
    case "hob":
      return (
        <g className="plan__piece">
          <rect {...inset(0.12)} />
          {[0.34, 0.66].flatMap((across) =>
            [0.34, 0.66].map((down) => (
              <circle
                key={`${across}/${down}`}
                cx={round(x + width * across)}
                cy={round(y + height * down)}
                r={round(width * 0.1)}
              />
            )),
          )}
        </g>
      );
    case "fridge":
      return (
        <g className="plan__piece plan__piece--tall">
          <rect {...inset(0.03)} />
          <path
            d={`M${x + 2} ${y + 2}L${x + width - 2} ${y + height - 2}M${x + width - 2} ${y + 2}L${x + 2} ${y + height - 2}`}
          />
        </g>
      );
    case "stool":
      return <circle className="plan__loose" cx={x + width / 2} cy={y + height / 2} r={width / 2} />;
    case "bed":
      return <rect className="plan__loose" {...{ x, y, width, height }} rx={4} />;
    default:
      return <rect className={`plan__${piece.kind}`} {...{ x, y, width, height }} />;
  }
}

/** The door at a right angle to the front, and the quarter circle back to where it closes. */
export function swingPath({ hinge: [x, y], width, isForward }: Swing, scale: number): string {
  const radius = round(width * scale);
  const sweep = isForward ? 0 : 1;
  const to = round((isForward ? x + width : x - width) * scale);
  return `M${round(x * scale)} ${round(y * scale)}v${radius}A${radius} ${radius} 0 0 ${sweep} ${to} ${round(y * scale)}`;
}

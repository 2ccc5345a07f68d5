interface MeasureLineProps {
  way: "along" | "down";
  /** The position on the other axis. */
  at: number;
  /** Whether the text is before the line: above it, or at its start side. */
  isBefore: boolean;
  from: number;
  to: number;
  words: string;
}

const TICK = 6;

export function MeasureLine({ way, at, isBefore, from, to, words }: MeasureLineProps) {
  const middle = (from + to) / 2;
  if (way === "along")
    return (
      <g className="room-drawing__measure">
        <path d={`M${from} ${at}H${to}M${from} ${at - TICK}v${TICK * 2}M${to} ${at - TICK}v${TICK * 2}`} />
        <text x={middle} y={isBefore ? at - 9 : at + 21}>
          {words}
        </text>
      </g>
    );
  const turned = isBefore ? `${at - 10} ${middle}) rotate(-90)` : `${at + 10} ${middle}) rotate(90)`;
  return (
    <g className="room-drawing__measure">
      <path d={`M${at} ${from}V${to}M${at - TICK} ${from}h${TICK * 2}M${at - TICK} ${to}h${TICK * 2}`} />
      <text transform={`translate(${turned}`}>{words}</text>
    </g>
  );
}

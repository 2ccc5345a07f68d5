import type { ExplainerCheck } from "../../../../../contracts/documents/explainers/explainer-document.ts";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { fillPlaceholders, useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { lengthWords, metres, millimetres } from "../measures/length-words.ts";
import { CHECKS, type CheckKind, type Lengths } from "./check-kinds.ts";
import type { Finding } from "./finding.ts";
import { type FigureProps, TriangleFigure } from "./triangle-figure.tsx";
import { STANDING } from "./wardrobe-room.ts";

interface CheckAnswerProps {
  kind: CheckKind;
  words: ExplainerCheck;
  /** Undefined until all values are typed; until then an example is drawn. */
  answer: { lengths: Lengths; isTicked: boolean } | undefined;
}

const SHEET = { width: 460, height: 300 };
const TOP = 20;
const LEFT = 120;
const RIGHT = 400;
const BED = 34;

/** A plan from above: the wardrobe, one fully open door, the person behind it, and the obstacle in front. */
function SwingFigure({ lengths: [depth, leaf, aisle], labels, isExample }: FigureProps) {
  const { t } = useText();
  const deepest = depth + Math.max(aisle, leaf + STANDING);
  const scale = Math.min((SHEET.height - TOP - BED - 10) / deepest, 0.2);
  const front = TOP + depth * scale;
  const end = front + aisle * scale;
  const door = leaf * scale;
  const isOff = leaf + STANDING > aisle;
  return (
    <svg
      className={isExample ? "box figure figure--example" : "box figure"}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      aria-hidden="true"
      direction="ltr"
    >
      <path className="figure__wall" d={`M${LEFT - 20} ${TOP - 3}H${RIGHT + 20}`} />
      <rect className="figure__body" x={LEFT} y={TOP} width={RIGHT - LEFT} height={depth * scale} />
      <rect className="figure__bed" x={LEFT} y={end} width={RIGHT - LEFT} height={BED} rx={4} />
      <g className={isOff ? "figure__leg is-off" : "figure__leg"}>
        <path d={`M${LEFT + 60} ${front}v${door}`} />
        <path
          className="figure__arc"
          d={`M${LEFT + 60} ${front + door}A${door} ${door} 0 0 0 ${LEFT + 60 + door} ${front}`}
        />
        <circle
          className="figure__person"
          cx={LEFT + 60}
          cy={front + (leaf + STANDING / 2) * scale}
          r={(STANDING / 2) * scale}
        />
      </g>
      {[
        { label: labels[0], mm: depth, from: TOP, to: front },
        { label: labels[2], mm: aisle, from: front, to: end },
      ].map(({ label, mm, from, to }) => (
        <g key={label} className="figure__measure">
          <path d={`M${LEFT - 24} ${from}V${to}m-4 0h8M${LEFT - 28} ${from}h8`} />
          <text x={LEFT - 32} y={(from + to) / 2 + 5} textAnchor="end">
            {millimetres(t, mm)}
          </text>
        </g>
      ))}
    </svg>
  );
}

const FIGURES = { triangle: TriangleFigure, wardrobe: SwingFigure };

export function CheckAnswer({ kind, words, answer }: CheckAnswerProps) {
  const { t } = useText();
  const Figure = FIGURES[kind];
  const { example, judge } = CHECKS[kind];
  const lengths = answer?.lengths ?? example;
  const judgement = judge(lengths, answer?.isTicked ?? false);
  const verdict = words.verdicts[judgement.verdict];
  const { edition } = usePage();
  const advised = judgement.advised;
  return (
    <div className="stack gap-5 check-answer">
      <Figure
        lengths={lengths}
        labels={CHECKS[kind].fields.map((name) => words.measures[name]?.label ?? name)}
        isExample={!answer}
      />
      <div className="stack gap-4" role="status">
        {answer && verdict ? (
          <Notice tone={judgement.tone} title={verdict.title}>
            {fillPlaceholders(verdict.text, advised ? { leaf: lengthWords(t, advised, edition) } : {})}
          </Notice>
        ) : (
          <p className="t15 soft">{t("explainer.example")}</p>
        )}
        {judgement.findings.length > 0 && (
          <ul className="ruled-list check-answer__findings">
            {judgement.findings.map((finding) => (
              <FindingRow key={finding.name} finding={finding} words={words} kind={kind} />
            ))}
            {answer?.isTicked && (
              <li className="is-off">
                <Icon name="alert" size="small" />
                <p>{words.tick.advice}</p>
              </li>
            )}
          </ul>
        )}
      </div>
    </div>
  );
}

function FindingRow({ finding, words, kind }: { finding: Finding; words: ExplainerCheck; kind: CheckKind }) {
  const { t } = useText();
  const { edition } = usePage();
  const { name, mm, state, by, least, most } = finding;
  const inWords = kind === "triangle" ? metres : lengthWords;
  const said = words.measures[name];
  const limits = {
    least: least === undefined ? "" : inWords(t, least, edition),
    most: most === undefined ? "" : inWords(t, most, edition),
  };
  const range =
    least !== undefined && most !== undefined
      ? "explainer.between"
      : least === undefined
        ? "explainer.atMost"
        : "explainer.atLeast";
  return (
    <li className={state === "right" ? "is-right" : "is-off"}>
      <Icon name={state === "right" ? "check" : "alert"} size="small" />
      <div>
        <p className="line apart">
          <span className="strong">{said?.label ?? name}</span>
          <bdi className="num">{inWords(t, mm, edition)}</bdi>
        </p>
        <p className="t15 soft">{t(range, limits)}</p>
        {state !== "right" && said && (
          <p className="t15">{fillPlaceholders(said[state], { by: lengthWords(t, by, edition) })}</p>
        )}
      </div>
    </li>
  );
}

import type { ExplainerCheck } from "../../../../contracts/documents/explainers/explainer.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { fillPlaceholders, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { lengthWords, metres } from "../measures/length-words.ts";
import { CHECKS, type CheckKind, type Lengths } from "./check-kinds.ts";
import type { Finding } from "./finding.ts";
import { SwingFigure } from "./swing-figure.tsx";
import { TriangleFigure } from "./triangle-figure.tsx";

interface CheckAnswerProps {
  kind: CheckKind;
  words: ExplainerCheck;
  /** Nothing before all is typed: then an example is drawn. */
  answer: { lengths: Lengths; isTicked: boolean } | undefined;
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

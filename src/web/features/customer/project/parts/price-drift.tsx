import type { Project } from "../../../../../contracts/customer/project/project.ts";
import { dateWords } from "../../../../../editions/day-words.ts";
import { inLanguage } from "../../../../../editions/languages.ts";
import { writeAmount } from "../../../../../editions/money.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { cssNumbers } from "../../../../sections/parts/css-numbers.ts";
import { driftOf } from "../project-state.ts";
import { useProjectCountry } from "../use-project-country.ts";
import { ProjectPart } from "./project-part.tsx";

type Step = ReturnType<typeof driftOf>[number];

/** The price from the estimate to the bill, and each reason why it moved. */
export function PriceDrift({ project }: { project: Project }) {
  const { t, language } = useText();
  const country = useProjectCountry(project);
  const steps = driftOf(project);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < 2) return null;
  const moved = last.amount - first.amount;
  return (
    <ProjectPart
      id="price"
      title={t("project.price")}
      lead={t(moved < 0 ? "project.driftLess" : "project.driftMore", {
        amount: writeAmount(Math.abs(moved), { country, language }),
        percent: percentWords(last.drift),
      })}
    >
      <ol className="stack gap-5 drift">
        {steps.map((step) => (
          <DriftStep key={step.step} step={step} isFirst={step === first} country={country} />
        ))}
      </ol>
    </ProjectPart>
  );
}

interface DriftStepProps {
  step: Step;
  isFirst: boolean;
  country: Country;
}

function DriftStep({ step, isFirst, country }: DriftStepProps) {
  const { t, language } = useText();
  return (
    <li className="stack gap-2 drift__step">
      <div className="drift__head">
        <h3 className="strong">
          {t(`project.step.${step.step}`)} <span className="soft t13">{dateWords(step.on, language)}</span>
        </h3>
        <p className="line gap-3 align-baseline">
          <Money amount={step.amount} country={country} />
          {!isFirst && <bdi className="strong t13 accent drift__percent">{percentWords(step.drift)}</bdi>}
        </p>
      </div>
      <div className="drift__track" aria-hidden="true">
        <i style={cssNumbers({ "--share": step.share })} />
      </div>
      {step.reasons.length > 0 && (
        <ul className="drift__reasons t15">
          {step.reasons.map(({ reason, amount, askedBy }) => (
            <li key={reason.en}>
              <span>
                {inLanguage(reason, language)}{" "}
                <span className="soft">
                  {t(askedBy === "you" ? "project.askedByYou" : "project.foundByUs")}
                </span>
              </span>
              <bdi className="num">
                {amount < 0 ? "−" : "+"}
                <Money amount={Math.abs(amount)} country={country} strong={false} />
              </bdi>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** "+4.8%", "−1.2%": in this order inside Arabic too. */
function percentWords(share: number): string {
  const sign = share > 0 ? "+" : share < 0 ? "−" : "";
  return `${sign}${Math.abs(share)}%`;
}

import type { Project } from "../../../../../contracts/customer/project/project.ts";
import { dateWords, dayWords, fromTodayWords, isolated } from "../../../../../editions/day-words.ts";
import { inLanguage } from "../../../../../editions/languages.ts";
import { writeAmount } from "../../../../../editions/money.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { cssNumbers } from "../../../../sections/parts/css-numbers.ts";
import { MessageLink } from "../preview.tsx";
import { daysUntil, driftOf, moneyAt } from "../project-state.ts";
import { SignedMoney } from "./change-order.tsx";
import { ProjectPart, useProjectCountry } from "./project-part-views.tsx";

export function Payments({ project, today }: { project: Project; today: string }) {
  const { t, language } = useText();
  const country = useProjectCountry(project);
  const { payments, paid, total, share, due, later } = moneyAt(project);
  if (payments.length === 0) return null;
  const say = (amount: number) => writeAmount(amount, { country, language });
  const signed = (amount: number) => isolated(`${amount < 0 ? "−" : "+"}${say(Math.abs(amount))}`);
  return (
    <ProjectPart
      id="payments"
      title={t("project.payments")}
      lead={t("project.paidOf", { paid: say(paid), total: say(total), share })}
    >
      <div className="line align-stretch pay-bar" aria-hidden="true">
        {payments.map(({ name, share, paidOn }) => (
          <span
            key={name}
            className={paidOn ? "is-paid" : undefined}
            style={cssNumbers({ "--share": share })}
          >
            {share}%
          </span>
        ))}
      </div>
      <ol className="columns pay-list">
        {payments.map((payment) => (
          <Payment key={payment.name} {...{ payment, today, country, signed }} />
        ))}
      </ol>
      {later !== 0 && <p className="t15 strong">{t("project.laterChanges", { amount: signed(later) })}</p>}
      {due && <HowToPay project={project} />}
    </ProjectPart>
  );
}

function HowToPay({ project }: { project: Project }) {
  const { t } = useText();
  return (
    <Notice title={t("project.howToPay")}>
      <p>{t("project.howToPayText", { reference: isolated(project.id ?? "") })}</p>
      <div className="row">
        {project.papers.length > 0 && <GoLink href="#papers">{t("project.payPapers")}</GoLink>}
        <MessageLink about={t("project.payments")}>{t("project.payAsk")}</MessageLink>
      </div>
    </Notice>
  );
}

interface PaymentProps {
  payment: ReturnType<typeof moneyAt>["payments"][number];
  signed: (amount: number) => string;
  today: string;
  country: Country;
}

function Payment({ payment, today, country, signed }: PaymentProps) {
  const { t, language } = useText();
  const { name, share, amount, dueOn, paidOn, changes } = payment;
  const days = daysUntil(dueOn, today);
  return (
    <li className="stack gap-1">
      <h3 className="t15 soft">
        {share}% {t(`moneyView.payment.${name}`)}
      </h3>
      <p className="d32">
        <Money amount={amount} country={country} />
      </p>
      {changes !== 0 && (
        <p className="t15 soft">{t("project.includesChanges", { amount: signed(changes) })}</p>
      )}
      {paidOn ? (
        <p className="line t15 good">
          <Icon name="check" />
          {t("project.paidOn", { day: dateWords(paidOn, language) })}
        </p>
      ) : (
        <p className="t15 strong">
          {t(days < 0 ? "project.overdueSince" : "project.dueOn", { day: dayWords(dueOn, language) })} ·{" "}
          {fromTodayWords(days, language)}
        </p>
      )}
    </li>
  );
}

type Step = ReturnType<typeof driftOf>[number];

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
      {!project.handedOverOn && (
        <div>
          <MessageLink about={t("project.askChangeAbout")}>{t("project.askChange")}</MessageLink>
        </div>
      )}
    </ProjectPart>
  );
}

function DriftStep({ step, isFirst, country }: { step: Step; isFirst: boolean; country: Country }) {
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
              <SignedMoney amount={amount} country={country} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** "+4.8%", "−1.2%": the order of the characters is the same inside Arabic. */
function percentWords(share: number): string {
  const sign = share > 0 ? "+" : share < 0 ? "−" : "";
  return `${sign}${Math.abs(share)}%`;
}

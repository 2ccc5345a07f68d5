import type { CSSProperties } from "react";
import type { CostSection } from "../../../../../contracts/documents/home-cost.ts";
import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import { COUNTRIES } from "../../../../../editions/countries.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { fillPlaceholders } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { estimateRange } from "../../../../features/estimate/estimate-range.ts";
import type { Choice } from "../../../../features/estimate/read-choice.ts";
import { Filled } from "../filled.tsx";
import "./steps.css";

interface StepsProps {
  steps: HomePage["steps"];
  cost: CostSection;
  choice: Choice;
  edition: Edition;
}

/** Five steps on one line; a payment hangs from the step that it belongs to. */
export function StepsSection({ steps, cost, choice, edition }: StepsProps) {
  const [booking, order, balance] = COUNTRIES[edition.country].milestones;
  const shares = { booking, order, balance };
  const more = linkTo(edition, "how-it-works");
  return (
    <section className="sec steps-section" id="steps">
      <div className="wrap">
        <div className="head">
          <h2 className="d42">{steps.title}</h2>
          {more && <GoLink href={more}>{steps.more}</GoLink>}
        </div>
        <ol className="path">
          {steps.items.map((step, index) => (
            <li key={step.name} className={step.pays ? "path__step is-paid" : "path__step"}>
              <span className="path__no" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="d25">{step.name}</h3>
              <p className="path__when">{step.when}</p>
              <p className="t15 soft path__what">{step.text}</p>
              {step.pays && (
                <p className="path__pay">
                  <b className="d32">{shares[step.pays]}%</b> {step.payLabel}
                </p>
              )}
            </li>
          ))}
        </ol>
        <PaymentBar steps={steps} shares={shares} total={likelyTotal(cost, choice)} edition={edition} />
      </div>
    </section>
  );
}

interface PaymentBarProps {
  steps: HomePage["steps"];
  shares: { booking: number; order: number; balance: number };
  total: number;
  edition: Edition;
}

function PaymentBar({ steps, shares, total, edition }: PaymentBarProps) {
  const { country } = edition;
  const money = (share: number) => <Money amount={Math.round((total * share) / 100)} country={country} />;
  return (
    <>
      <p className="sr">{fillPlaceholders(steps.bar.label, shares)}</p>
      <div className="pays">
        <p style={grow(shares.booking)}>{shares.booking}%</p>
        <p style={grow(shares.order)}>
          <Filled text={steps.bar.order} parts={{ total: money(100), amount: money(shares.order) }} />
        </p>
        <p style={grow(shares.balance)}>
          <Filled text={steps.bar.balance} parts={{ amount: money(shares.balance) }} />
        </p>
      </div>
      <p className="t13 soft pays__note">
        <Filled text={steps.note} parts={{ amount: money(shares.booking) }} />
      </p>
    </>
  );
}

function likelyTotal(cost: CostSection, choice: Choice): number {
  return estimateRange(choice.home, "premium", choice.city, cost.model)?.likely ?? 0;
}

function grow(share: number): CSSProperties & Record<`--${string}`, number> {
  return { "--share": share };
}

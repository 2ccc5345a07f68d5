import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { COUNTRIES } from "../../../editions/countries.ts";
import type { Country } from "../../../editions/regions.ts";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import { Money } from "../../../ui/text/money.tsx";
import { fillPlaceholders } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { cssNumbers } from "../parts/css-numbers.ts";
import { Filled } from "../parts/filled.tsx";
import { Section, type SectionFrame, SectionHead } from "../parts/section.tsx";
import { SectionGo } from "../parts/section-link.tsx";
import "./steps.css";

type StepsProps = Omit<SectionOf<"steps">, "kind"> & SectionFrame & { isFlush?: boolean };

export function Steps({ id, tone, isFlush, title, more, items, money }: StepsProps) {
  const { country } = usePage().edition;
  const [booking, order, balance] = COUNTRIES[country].milestones;
  const shares = { booking, order, balance };
  return (
    <Section id={id} tone={tone} isFlush={isFlush}>
      <SectionHead title={title}>
        <SectionGo link={more} />
      </SectionHead>
      <ol className="columns path" style={cssNumbers({ "--columns": items.length })}>
        {items.map((step, index) => (
          <li key={step.name} className={joinClasses("stack gap-2 path__step", step.pays && "is-paid")}>
            <span className="strong text-center path__no" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="d25">{step.name}</h3>
            <p className="strong t15 path__when">{step.when}</p>
            <p className="t15 soft pretty path__what">{step.text}</p>
            {step.pays && (
              <p className="line align-baseline t15 medium accent path__pay">
                <b className="d32">{shares[step.pays]}%</b> {step.payLabel}
              </p>
            )}
          </li>
        ))}
      </ol>
      {money && <PaymentBar money={money} shares={shares} country={country} />}
    </Section>
  );
}

interface PaymentBarProps {
  money: NonNullable<StepsProps["money"]>;
  shares: { booking: number; order: number; balance: number };
  country: Country;
}

function PaymentBar({ money: { total, bar, note }, shares, country }: PaymentBarProps) {
  const part = (share: number) => <Money amount={Math.round((total * share) / 100)} country={country} />;
  return (
    <>
      <p className="sr">{fillPlaceholders(bar.label, shares)}</p>
      <div className="line align-stretch above-5 pays">
        <p style={cssNumbers({ "--share": shares.booking })}>{shares.booking}%</p>
        <p style={cssNumbers({ "--share": shares.order })}>
          <Filled text={bar.order} parts={{ total: part(100), amount: part(shares.order) }} />
        </p>
        <p style={cssNumbers({ "--share": shares.balance })}>
          <Filled text={bar.balance} parts={{ amount: part(shares.balance) }} />
        </p>
      </div>
      <p className="t13 soft above-3 pays__note">
        <Filled text={note} parts={{ amount: part(shares.booking) }} />
      </p>
    </>
  );
}

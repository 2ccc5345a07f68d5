import { COUNTRIES } from "../../editions/countries.ts";
import type { Country } from "../../editions/regions.ts";
import { joinClasses } from "../../ui/base/join-classes.ts";
import { PhoneFold } from "../../ui/navigation/phone-fold.tsx";
import { Money } from "../../ui/text/money.tsx";
import { fillPlaceholders } from "../../ui/text/text.tsx";
import { usePage } from "../frame/islands/page-context.ts";
import { cssNumbers } from "./parts/css-numbers.ts";
import { Filled } from "./parts/filled.tsx";
import { Section, SectionHead, type SectionProps } from "./parts/section.tsx";
import { SampleNote, SectionGo } from "./parts/section-link.tsx";
import "./progress-sections.css";

export function Steps({ id, tone, isFlush, title, more, items, money }: SectionProps<"steps">) {
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
  money: NonNullable<SectionProps<"steps">["money"]>;
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

export function Stages({ id, tone, title, lede, labels, items }: SectionProps<"stages">) {
  const [booking, order, balance] = COUNTRIES[usePage().edition.country].milestones;
  const shares = { booking, order, balance };
  return (
    <Section id={id} tone={tone} title={title} lede={lede}>
      <ol className="stages">
        {items.map(({ name, when, ours, yours, papers, risks, pays, payLabel }, index) => (
          <li key={name} className={joinClasses("split split--4-8 align-stretch stage", pays && "is-paid")}>
            <span className="strong text-center stage__no" aria-hidden="true">
              {index + 1}
            </span>
            <div className="stack gap-1 stage__head">
              <h3 className="d25">{name}</h3>
              <p className="t15 strong">{when}</p>
              {pays && (
                <p className="line align-baseline t15 medium accent stage__pay">
                  <b className="d32">{shares[pays]}%</b> {payLabel}
                </p>
              )}
            </div>
            <div className="columns stage__parts">
              <PhoneFold className="stage__work" label={[labels.ours, labels.yours].join(" · ")}>
                <div className="columns columns--2 stage__parts">
                  <Part title={labels.ours} lines={ours} />
                  <Part title={labels.yours} lines={yours} />
                  {risks && <Risks title={labels.risks} risks={risks} />}
                </div>
              </PhoneFold>
              <Part title={labels.papers} lines={papers} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="stack gap-1">
      <h4 className="t13 soft">{title}</h4>
      <ul className="stack gap-1 t15">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

type Risk = NonNullable<SectionProps<"stages">["items"][number]["risks"]>[number];

function Risks({ title, risks }: { title: string | undefined; risks: readonly Risk[] }) {
  return (
    <div className="stack gap-1 all-columns pad-4 stage__risks">
      {title && <h4 className="t13 soft">{title}</h4>}
      <dl className="stack gap-2 t15">
        {risks.map(({ what, remedy }) => (
          <div key={what}>
            <dt className="strong">{what}</dt>
            <dd>{remedy}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function Timeline({ id, tone, title, lede, items, sample, sampleNote }: SectionProps<"timeline">) {
  return (
    <Section id={id} tone={tone} className="split split--4-8">
      <div className="stack">
        <h2 className="d42">{title}</h2>
        {lede && <p className="soft measure">{lede}</p>}
        <SampleNote show={sample}>{sampleNote}</SampleNote>
      </div>
      <ol className="timeline">
        {items.map(({ when, title, text }) => (
          <li key={title}>
            <p className="d25 accent timeline__when">
              <bdi>{when}</bdi>
            </p>
            <div className="stack gap-1">
              <h3 className="d20">{title}</h3>
              <p className="soft measure">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { COUNTRIES } from "../../../editions/countries.ts";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import { usePage } from "../../frame/islands/page-context.ts";
import { Section, type SectionFrame, SectionHead } from "../parts/section.tsx";
import "./stages.css";

type StagesProps = Omit<SectionOf<"stages">, "kind"> & SectionFrame;

export function Stages({ id, tone, title, lede, labels, items }: StagesProps) {
  const [booking, order, balance] = COUNTRIES[usePage().edition.country].milestones;
  const shares = { booking, order, balance };
  return (
    <Section id={id} tone={tone}>
      <SectionHead title={title} lede={lede} />
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
              <Part title={labels.ours} lines={ours} />
              <Part title={labels.yours} lines={yours} />
              <Part title={labels.papers} lines={papers} />
              {risks && <Risks title={labels.risks} risks={risks} />}
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

type Risk = NonNullable<StagesProps["items"][number]["risks"]>[number];

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

import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { MultiStepForm } from "../../../../features/leads/steps/multi-step-form.tsx";

interface TalkProps {
  talk: HomePage["talk"];
  phone: HomePage["questions"]["phone"];
}

const TITLE_ID = "talk-title";

/** The way to a person: three short questions, or by telephone, or through a door. */
export function TalkSection({ talk, phone }: TalkProps) {
  return (
    <section className="sec rule talk" id="talk" aria-labelledby={TITLE_ID}>
      <div className="wrap split talk__in">
        <div className="stack">
          <h2 className="d42" id={TITLE_ID}>
            {talk.title}
          </h2>
          <p className="t20 soft measure">{talk.lede}</p>
        </div>
        <div className="talk__form on-sand">
          <MultiStepForm />
        </div>
        <div className="stack gap-5">
          <div className="stack rules pad-block-4 talk__bring">
            <h3 className="strong">{talk.bringTitle}</h3>
            <ol className="stack">
              {talk.bring.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ol>
          </div>
          <div className="row talk__act">
            <ButtonLink look="line" href={phone.href} icon="phone">
              {talk.call} <bdi dir="ltr">{phone.label}</bdi>
            </ButtonLink>
            <ButtonLink look="quiet" href="#centres">
              {talk.visit}
            </ButtonLink>
          </div>
          <p className="row t15 soft talk__hours">
            <Icon name="clock" size="small" />
            {talk.hours}
          </p>
        </div>
      </div>
    </section>
  );
}

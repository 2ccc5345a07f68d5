import type { SlotDay } from "../../../../contracts/visits/visit-slots.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { GuideDownload } from "../../../features/leads/guide/guide-download.tsx";
import { centreWords } from "../../../features/visits/centre-words.ts";
import type { PactCentres } from "../../../features/visits/load-centre.ts";
import type { LoadedPact } from "../../../features/visits/load-pact.ts";
import { plannedSentence } from "../../../features/visits/planned-sentence.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { showThankYou } from "../../../frame/state/show-thank-you.ts";
import { BookedVisit } from "./booked-visit.tsx";
import { nextSteps } from "./next-steps.ts";
import { PickVisit } from "./pick-visit.tsx";
import "../../../features/leads/forms/leads-forms.css";

export interface ThanksProps extends PactCentres {
  pact: LoadedPact;
  slots: SlotDay[];
  links: { self: string; pact: string; calendar: string; estimate: string | undefined };
  /** Whether another time is chosen for the visit that is booked. */
  isMoving?: boolean;
  problem?: "pickTime" | "slotGone" | undefined;
}

/** What a visitor sees after a lead. It is lifted out of its page into drawers, so it depends on nothing around it. */
export function Thanks({ pact, nearest, booked, slots, links, problem, isMoving }: ThanksProps) {
  const text = useText();
  const { t, language } = text;
  const { state } = usePage();
  const centre = booked ?? nearest;
  const words = centre && centreWords(centre, language);
  const steps = nextSteps(pact, words?.name, text);
  showThankYou(state, { visit: pact.visit, selectedEc: centre?.centre ?? null });
  return (
    <article className="thanks" data-thanks="" tabIndex={-1}>
      <div className="thanks__in stack gap-5">
        <div className="stack">
          <h1 className="d32 thanks__title">{t("lead.thanksTitle")}</h1>
          <p className="t20 soft">{t("lead.thanksText")}</p>
          <WhatNext pact={pact} pactHref={links.pact} />
          {steps.length > 0 && (
            <ol className="thanks__steps">
              {steps.map(({ when, title, text: about }) => (
                <li key={title}>
                  <span className="strong nowrap accent">{when}</span>
                  <span>
                    <b>{title}</b>
                    <br />
                    {about}
                  </span>
                </li>
              ))}
            </ol>
          )}
        </div>
        <GuideDownload ctaType={pact.lead.ctaType} />
        {pact.visit && <BookedVisit visit={pact.visit} centre={words} pact={pact} self={links.self} />}
        {words && slots.length > 0 && (!pact.visit || isMoving || problem) && (
          <PickVisit
            {...{ words, slots, pact, problem }}
            action={links.self}
            isMoving={pact.visit !== null}
          />
        )}
        <div className="thanks__foot row">
          {(pact.visit || pact.plannedContact) && (
            <ButtonLink look="line" icon="calendar" href={links.calendar} download>
              {t("thanks.calendar")}
            </ButtonLink>
          )}
          {links.estimate && (
            <a className="link tap" href={links.estimate}>
              {t("thanks.estimate")}
            </a>
          )}
          <a className="link tap" href={links.pact}>
            {t("thanks.change")}
          </a>
        </div>
      </div>
    </article>
  );
}

function WhatNext({ pact, pactHref }: { pact: LoadedPact; pactHref: string }) {
  const text = useText();
  const { plannedContact, today } = pact;
  if (plannedContact)
    return (
      <p className="t20 pretty medium pad-block-3">
        {plannedSentence(plannedContact, pact.lead, today, text)}
      </p>
    );
  if (pact.pact.stoppedAt === null)
    return <p className="t20 pretty medium pad-block-3">{text.t("thanks.nothingPlanned")}</p>;
  return (
    <Notice tone="warn">
      {text.t("thanks.stopped")}{" "}
      <a className="link" href={pactHref}>
        {text.t("thanks.stoppedChange")}
      </a>
    </Notice>
  );
}

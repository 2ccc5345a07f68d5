import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { useDocument } from "../../frame/document-context.ts";
import { usePage } from "../../frame/islands/page-context.ts";
import { HeroHead } from "../../sections/hero/hero.tsx";
import { Section } from "../../sections/parts/section.tsx";
import { SectionList } from "../../sections/section-list.tsx";
import CentreFinder from "../centres/centre-finder.island.tsx";
import { LeadBand } from "../leads/drawer/lead-band.tsx";
import { LeadForm } from "../leads/forms/lead-form.tsx";
import type { LoadedContact } from "./load-contact.ts";
import { Purposes } from "./purposes.tsx";
import { Reach } from "./reach.tsx";
import "./contact.css";

const VISIT_TITLE = "visit-title";
const NO_CENTRES = { near: [], elsewhere: [] };

/** How a country is reached: words of its document around the centres and the form of a visit. */
export function ContactView({ document, finder, chosen, offer, path }: LoadedContact) {
  const { t } = useText();
  const { edition } = usePage();
  const { mapStyle } = useDocument().site;
  const { purposes, reach, centres, visit } = document;
  const sections = (list: typeof document.before) => (
    <SectionList
      sections={list}
      centres={NO_CENTRES}
      leadBand={({ title, text }) => <LeadBand title={title} text={text} />}
      moneyView={() => null}
    />
  );
  return (
    <>
      <div className="wrap pad-above-4">
        <Breadcrumb
          crumbs={[{ name: t("layout.home"), href: `/${edition.region}` }, { name: document.crumb }]}
        />
      </div>
      <div className="contact-head">
        <HeroHead headline={document.headline} lede={document.lede} />
      </div>
      {purposes && reach && (
        <Section id="purposes" className="split split--7-5" isFlush>
          <Purposes {...purposes} />
          <Reach {...reach} />
        </Section>
      )}
      {sections(document.before)}
      {finder.centres.length > 0 && (
        <Section id="centres" tone="sand">
          <h2 className="d42">{centres.title}</h2>
          <p className="soft measure contact-lede">{centres.lede}</p>
          <CentreFinder finder={finder} chosen={chosen} path={path} mapStyle={mapStyle} />
        </Section>
      )}
      {offer.centres.length > 0 && (
        <Section id="visit" className="split split--5-7" labelledBy={VISIT_TITLE}>
          <div className="stack">
            <h2 className="d42" id={VISIT_TITLE}>
              {visit.title}
            </h2>
            <p className="soft">{visit.lede}</p>
            <ul className="stack gap-2 contact-points">
              {visit.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
          <LeadForm surface="visit" title={visit.title} visit={offer} labelledBy={VISIT_TITLE} />
        </Section>
      )}
      {sections(document.after)}
    </>
  );
}

import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { GoLink } from "../../../ui/forms/button.tsx";
import { Picture } from "../../../ui/media/picture.tsx";
import { Facts } from "../../../ui/text/facts.tsx";
import { linkTo } from "../../../urls/links.ts";
import { usePage } from "../../frame/islands/page-context.ts";
import { Section, type SectionFrame } from "../parts/section.tsx";
import { CentreLine, type ShownCentre } from "./centre-line.tsx";
import "./centres.css";

export interface ShownCentres {
  near: readonly ShownCentre[];
  elsewhere: readonly string[];
}

type Written = Omit<SectionOf<"centres">, "kind">;
type CentresProps = Written & SectionFrame & { centres: ShownCentres };

export function Centres({ id, tone = "sand", centres, ...section }: CentresProps) {
  const more = linkTo(usePage().edition, "contact-us");
  return (
    <Section id={id} tone={tone} className="split split--5-7 align-center">
      <figure className="centres__photo">
        <Picture {...section.picture} sizes="(width < 600px) 100vw, (width < 1024px) 90vw, 1000px" />
        <figcaption className="t13 soft">{section.caption}</figcaption>
      </figure>
      <div>
        <h2 className="d42">{section.title}</h2>
        <p className="soft pretty centres__lede">{section.lede}</p>
        <ul className="rule-end">
          {centres.near.map((centre) => (
            <CentreLine key={`${centre.city} ${centre.id}`} centre={centre} words={section} />
          ))}
        </ul>
        {centres.elsewhere.length > 0 && (
          <div className="row above-4 centres__else">
            <span className="t15">{section.elsewhere}</span>
            <Facts items={centres.elsewhere} />
          </div>
        )}
        {more && <GoLink href={more}>{section.more}</GoLink>}
      </div>
    </Section>
  );
}

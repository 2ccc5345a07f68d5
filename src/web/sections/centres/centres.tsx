import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { GoLink } from "../../../ui/forms/button.tsx";
import { Picture } from "../../../ui/media/picture.tsx";
import { Facts } from "../../../ui/text/facts.tsx";
import { linkTo } from "../../../urls/links.ts";
import { usePage } from "../../frame/islands/page-context.ts";
import { Section, type SectionFrame } from "../parts/section.tsx";
import "./centres.css";

/** A centre as it is shown: in the reader's language, with hours in words. */
export interface ShownCentre {
  id: string;
  name: string;
  address: string;
  city: string;
  /** Without days it is every day. */
  hours: readonly { days?: string | undefined; times: string }[];
  lat: number;
  lng: number;
}

export interface ShownCentres {
  near: readonly ShownCentre[];
  /** Names of the other cities that have one. */
  elsewhere: readonly string[];
}

type Written = Omit<SectionOf<"centres">, "kind">;
type CentresProps = Written & SectionFrame & { centres: ShownCentres };

export function Centres({ id, tone = "sand", centres, ...section }: CentresProps) {
  const more = linkTo(usePage().edition, "contact-us");
  return (
    <Section id={id} tone={tone} className="split split--5-7 split--center">
      <figure className="centres__photo">
        <Picture {...section.picture} sizes="(width < 600px) 100vw, (width < 1024px) 90vw, 1000px" />
        <figcaption className="t13 soft">{section.caption}</figcaption>
      </figure>
      <div>
        <h2 className="d42">{section.title}</h2>
        <p className="soft centres__lede">{section.lede}</p>
        <ul className="centres__list">
          {centres.near.map((centre) => (
            <CentreLine key={`${centre.city} ${centre.id}`} centre={centre} section={section} />
          ))}
        </ul>
        {centres.elsewhere.length > 0 && (
          <div className="row centres__else">
            <span className="t15">{section.elsewhere}</span>
            <Facts items={centres.elsewhere} />
          </div>
        )}
        {more && <GoLink href={more}>{section.more}</GoLink>}
      </div>
    </Section>
  );
}

function CentreLine({
  centre,
  section,
}: {
  centre: ShownCentre;
  section: Pick<Written, "everyDay" | "directions">;
}) {
  return (
    <li className="centre">
      <div>
        <h3 className="d25">{centre.name}</h3>
        <Facts items={[centre.address, centre.city].filter((part) => part && part !== centre.name)} />
      </div>
      {centre.hours.length > 0 && (
        <ul className="t15 soft centre__hours">
          {centre.hours.map(({ days, times }) => (
            <li key={times}>
              {days ?? section.everyDay} <bdi className="num">{times}</bdi>
            </li>
          ))}
        </ul>
      )}
      <a
        className="link t15 centre__go"
        href={`https://www.google.com/maps/dir/?api=1&destination=${centre.lat},${centre.lng}`}
        rel="noopener"
      >
        {section.directions}
        <span className="sr">, {centre.name}</span>
      </a>
    </li>
  );
}

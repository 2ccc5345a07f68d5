import type { Centre } from "../../../../../contracts/documents/engagement-centre.ts";
import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { inLanguage } from "../../../../../editions/languages.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Facts } from "../../../../../ui/text/facts.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import type { NearestCentres } from "../../../../features/visits/nearest-centres.ts";
import { describeHours } from "../../../../features/visits/open-hours.ts";
import "./centres.css";

interface CentresProps {
  section: HomePage["centres"];
  centres: NearestCentres;
  edition: Edition;
}

export function CentresSection({ section, centres, edition }: CentresProps) {
  const more = linkTo(edition, "contact-us");
  return (
    <section className="sec on-sand" id="centres">
      <div className="wrap centres">
        <figure className="centres__photo">
          <Picture {...section.picture} sizes="(width < 600px) 100vw, (width < 1024px) 90vw, 1000px" />
          <figcaption className="t13 soft">{section.caption}</figcaption>
        </figure>
        <div>
          <h2 className="d42">{section.title}</h2>
          <p className="soft centres__lede">{section.lede}</p>
          <ul className="centres__list">
            {centres.near.flatMap((city) =>
              city.centres.map((centre) => (
                <CentreLine
                  key={`${city.id} ${centre.id}`}
                  centre={centre}
                  city={city.name}
                  section={section}
                  edition={edition}
                />
              )),
            )}
          </ul>
          {centres.elsewhere.length > 0 && (
            <div className="centres__else">
              <span className="t15">{section.elsewhere}</span>
              <Facts items={centres.elsewhere.map((city) => city.name)} />
            </div>
          )}
          {more && <GoLink href={more}>{section.more}</GoLink>}
        </div>
      </div>
    </section>
  );
}

interface CentreLineProps extends Pick<CentresProps, "section" | "edition"> {
  centre: Centre;
  city: string;
}

function CentreLine({ centre, city, section, edition }: CentreLineProps) {
  const { language } = edition;
  const name = inLanguage(centre.name, language);
  return (
    <li className="centre">
      <div>
        <h3 className="d25">{name}</h3>
        <Facts items={[inLanguage(centre.address, language), city]} />
      </div>
      <ul className="t15 soft centre__hours">
        {describeHours(centre.hours, edition).map(({ days, times }) => (
          <li key={times}>
            {days ?? section.everyDay} <bdi className="num">{times}</bdi>
          </li>
        ))}
      </ul>
      <a
        className="link t15 centre__go"
        href={`https://www.google.com/maps/dir/?api=1&destination=${centre.lat},${centre.lng}`}
        rel="noopener"
      >
        {section.directions}
        <span className="sr">, {name}</span>
      </a>
    </li>
  );
}

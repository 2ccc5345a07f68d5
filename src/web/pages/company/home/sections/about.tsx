import type { CostSection } from "../../../../../contracts/documents/home-cost.ts";
import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { linkTo } from "../../../../../urls/links.ts";
import "./about.css";

interface AboutProps {
  about: HomePage["about"];
  cost: CostSection;
  edition: Edition;
}

/** The page in two paragraphs, and the same page for every city. */
export function AboutSection({ about, cost, edition }: AboutProps) {
  return (
    <section className="about">
      <div className="wrap split split--4-8 split--near about__in">
        <h2 className="d25">{about.title}</h2>
        <div className="columns columns--2 about__text">
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph} className="t15 soft">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="about__cities">
          <h3 className="t15 strong">{about.citiesLabel}</h3>
          <ul className="row about__links">
            {cost.cities.map((city) => (
              <li key={city.id}>
                <a
                  className="t15"
                  href={
                    linkTo(edition, "city", { citySlug: city.id }) ??
                    `/${edition.region}?city=${city.id}#cost`
                  }
                >
                  {city.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

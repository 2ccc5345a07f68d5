import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import type { LocationCity } from "../load-locations.ts";
import "./location-lists.css";

interface LocationLetterProps {
  letter: string;
  cities: readonly LocationCity[];
}

/** The cities of a letter, each with its localities. */
export function LocationLetter({ letter, cities }: LocationLetterProps) {
  return (
    <section
      className="beside gap-0 align-stretch rule pad-block-6 location-letter"
      id={`letter-${letter}`}
      aria-labelledby={`letter-${letter}-name`}
    >
      <h2 className="d42" id={`letter-${letter}-name`}>
        {letter}
      </h2>
      <ul className="columns columns--2 location-letter__cities">
        {cities.map((city) => (
          <li key={city.slug} className="stack gap-2">
            <CityName {...city} />
            <Localities {...city} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CityName({ slug, name, state }: LocationCity) {
  const { edition } = usePage();
  return (
    <h3 className="d25">
      <a className="link" href={linkTo(edition, "city", { citySlug: slug })}>
        {name}
      </a>{" "}
      <span className="t15 soft">{state}</span>
    </h3>
  );
}

function Localities({ slug, localities }: LocationCity) {
  const { edition } = usePage();
  return (
    <ul className="row align-stretch location-letter__localities">
      {localities.map((locality) => (
        <li key={locality.slug}>
          <a href={linkTo(edition, "hyperlocal", { citySlug: slug, hyperLocalSlug: locality.slug })}>
            {locality.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The same cities by the state that they lie in. */
export function LocationStates({
  states,
}: {
  states: readonly { state: string; cities: readonly LocationCity[] }[];
}) {
  const { t } = useText();
  const { edition } = usePage();
  return (
    <Section id="states" tone="sand">
      <SectionHead title={t("locations.byState")} />
      <dl className="pairs">
        {states.map(({ state, cities }) => (
          <div key={state}>
            <dt>{state}</dt>
            <dd>
              <ul className="row align-stretch location-letter__localities">
                {cities.map(({ slug, name }) => (
                  <li key={slug}>
                    <a href={linkTo(edition, "city", { citySlug: slug })}>{name}</a>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

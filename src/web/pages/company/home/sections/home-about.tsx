import type { CostSection } from "../../../../../contracts/documents/home-cost.ts";
import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section } from "../../../../sections/parts/section.tsx";

interface AboutProps extends Pick<HomePage, "about">, Pick<CostSection, "cities"> {}

export function AboutSection({ about, cities }: AboutProps) {
  const { edition } = usePage();
  const hrefOf = (citySlug: string) =>
    linkTo(edition, "city", { citySlug }) ?? `/${edition.region}?city=${citySlug}#cost`;
  return (
    <Section isFlush className="split split--4-8 split--near about">
      <h2 className="d25">{about.title}</h2>
      <div className="columns columns--2">
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph} className="t15 soft">
            {paragraph}
          </p>
        ))}
      </div>
      <h3 className="t15 strong">{about.citiesLabel}</h3>
      <ul className="row">
        {cities.map(({ id, name }) => (
          <li key={id}>
            <a className="t15" href={hrefOf(id)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

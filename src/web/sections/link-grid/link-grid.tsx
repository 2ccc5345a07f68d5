import type { ReactNode } from "react";
import { usePage } from "../../frame/islands/page-context.ts";
import { Section, type SectionProps } from "../parts/section.tsx";
import { targetOf } from "../parts/section-link.tsx";
import "./link-grid.css";

/** Links to pages that are not built are left out; without any link the section is not rendered. */
export function LinkGrid({ id, tone, title, lede, links }: SectionProps<"link-grid">) {
  const { edition } = usePage();
  const shown = links.flatMap(({ link, note }) => {
    const target = targetOf(edition, link);
    return target ? [{ ...target, name: link.label, note }] : [];
  });
  return shown.length === 0 ? null : (
    <Section id={id} tone={tone} title={title} lede={lede}>
      <LinkIndex links={shown} />
    </Section>
  );
}

export interface IndexLink {
  name: string;
  href: string;
  note?: ReactNode;
}

export function LinkIndex({ links }: { links: readonly IndexLink[] }) {
  return (
    <ul className="columns columns--4 link-index">
      {links.map(({ name, note, ...target }) => (
        <li key={name}>
          <a {...target}>
            <span className="strong">{name}</span> {note && <span className="t15 soft">{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

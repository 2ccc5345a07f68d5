import type { ReactNode } from "react";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import { usePage } from "../../frame/islands/page-context.ts";
import { Section, type SectionProps } from "../parts/section.tsx";
import { targetOf } from "../parts/section-link.tsx";
import "./link-grid.css";

interface LinkGridProps extends SectionProps<"link-grid"> {
  beside?: ReactNode;
}

/** Links to pages that are not built are left out; without any link the section is not rendered. */
export function LinkGrid({ id, tone, title, lede, links, beside }: LinkGridProps) {
  const { edition } = usePage();
  const shown = links.flatMap(({ link, note }) => {
    const target = targetOf(edition, link);
    return target ? [{ ...target, name: link.label, note }] : [];
  });
  return shown.length === 0 ? null : (
    <Section id={id} tone={tone} title={title} lede={lede}>
      {beside ? (
        <div className="split split--even">
          {beside}
          <LinkIndex links={shown} columns={3} />
        </div>
      ) : (
        <LinkIndex links={shown} />
      )}
    </Section>
  );
}

export interface IndexLink {
  name: string;
  href: string;
  note?: ReactNode;
}

interface LinkIndexProps {
  links: readonly IndexLink[];
  columns?: 3 | 4 | 6;
}

export function LinkIndex({ links, columns = 4 }: LinkIndexProps) {
  return (
    <ul className={joinClasses("columns link-index", COLUMNS[columns])}>
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

const COLUMNS = { 3: "link-index--near", 4: "columns--4", 6: "columns--6 link-index--near" };

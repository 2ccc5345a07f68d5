import { Fragment, type MouseEventHandler, type ReactNode, useId } from "react";
import "./tabs.css";

export interface Tab {
  label: ReactNode;
  panel: ReactNode;
}

/** Shows one of several panels. Radio buttons select it, so arrow keys also work along the reading direction. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const name = useId();
  return (
    <fieldset className="tabs">
      <legend className="sr">{label}</legend>
      {tabs.map((tab, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tabs are written once and never reordered
        <Fragment key={index}>
          <label className="tab">
            <input className="sr" type="radio" name={name} value={index} defaultChecked={index === 0} />
            {tab.label}
          </label>
          <div className="rule pad-above-5 tabs__panel">{tab.panel}</div>
        </Fragment>
      ))}
    </fieldset>
  );
}

export interface TabLink {
  label: ReactNode;
  href: string;
  current?: boolean;
  /** For pages with scripts that need not load another document. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

export function TabNav({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav className="line gap-5 align-stretch rule-end tabs__list" aria-label={label}>
      {links.map(({ label: words, href, current, onClick }) => (
        <a
          key={href}
          className="tab"
          href={href}
          aria-current={current ? "page" : undefined}
          onClick={onClick}
        >
          {words}
        </a>
      ))}
    </nav>
  );
}

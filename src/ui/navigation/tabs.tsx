import { type ReactNode, useId } from "react";
import "./tabs.css";

export interface Tab {
  label: ReactNode;
  panel: ReactNode;
}

/** Links to their panels, which stand below one another, until the script makes tabs of them. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  return (
    <div className="tabs" data-tabs>
      <div className="tabs__list" data-tabs-list data-label={label}>
        {tabs.map((tab, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tabs are written once and never reordered
          <a key={index} className="tab" href={`#${id}-${index}`} id={`${id}-${index}-tab`}>
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tabs are written once and never reordered
        <div key={index} className="tabs__panel" id={`${id}-${index}`}>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

export interface TabLink {
  label: ReactNode;
  href: string;
  current?: boolean;
}

/** The same look for pages of one subject. */
export function TabNav({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav className="tabs__list" aria-label={label}>
      {links.map((link) => (
        <a key={link.href} className="tab" href={link.href} aria-current={link.current ? "page" : undefined}>
          {link.label}
        </a>
      ))}
    </nav>
  );
}

import type { ReactNode } from "react";
import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { Section, type SectionFrame } from "../parts/section.tsx";
import { SectionAction, SectionGo } from "../parts/section-link.tsx";

type CallToActionProps = Omit<SectionOf<"call-to-action">, "kind"> & SectionFrame;

export function CallToAction({ id, tone = "sand", title, lede, action, second }: CallToActionProps) {
  return (
    <Section id={id} tone={tone}>
      <Ask title={title} lede={lede}>
        <div className="row">
          <SectionAction link={action} look={tone === "forest" ? "paper" : "primary"} />
          <SectionGo link={second} />
        </div>
      </Ask>
    </Section>
  );
}

/** The words of a call to action, above the buttons of whoever shows it. */
export function Ask({ title, lede, children }: { title: string; lede: string; children: ReactNode }) {
  return (
    <div className="stack gap-4 stack--start">
      <h2 className="d42">{title}</h2>
      <p className="t20 soft measure">{lede}</p>
      {children}
    </div>
  );
}

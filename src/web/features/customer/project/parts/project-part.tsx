import type { ReactNode } from "react";

interface ProjectPartProps {
  id: string;
  title: ReactNode;
  /** One line beside the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One subject of a project, which the line of links at its top leads to. */
export function ProjectPart({ id, title, lead, children }: ProjectPartProps) {
  return (
    <section id={id} className="rule project-part stack gap-4" aria-labelledby={`${id}-title`}>
      <div className="stack gap-1">
        <h2 id={`${id}-title`} className="d32">
          {title}
        </h2>
        {lead && <p className="soft measure">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { ModulePart } from "../../../../../contracts/documents/explainers/explainer-document.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { island } from "../../../../frame/islands/island.tsx";
import { ModuleDrawing, type ModuleKind } from "./module-drawing.tsx";
import "./anatomy.css";
import "../../../../../ui/navigation/accordion.css";

interface AnatomyProps {
  module: ModuleKind;
  label: string;
  parts: readonly ModulePart[];
}

export default island("anatomy", Anatomy, { when: "intent" });

/**
 * A module with descriptions of its parts. The numbers are links to closed details elements, which the browser opens;
 * the drawing highlights the open part.
 */
function Anatomy({ module, label, parts }: AnatomyProps) {
  const [open, setOpen] = useState(parts[0]?.part);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The visitor may have opened another part before hydration.
    const opened = list.current?.querySelector<HTMLElement>("details[open]")?.dataset.part;
    const found = parts.find(({ part }) => part === opened);
    if (found) setOpen(found.part);
  }, [parts]);
  return (
    <div className="split split--even anatomy">
      <ModuleDrawing
        module={module}
        label={label}
        parts={parts}
        open={open}
        hrefOf={(part) => `#${idOf(part)}`}
        onPress={(part) => setOpen(parts.find((other) => other.part === part)?.part)}
      />
      <div className="rule acc anatomy__list" ref={list}>
        {parts.map((part, index) => (
          <details
            key={part.part}
            name="anatomy"
            data-part={part.part}
            open={part.part === open}
            // The browser toggles the details elements itself, also before hydration.
            suppressHydrationWarning
            onToggle={({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
              if (currentTarget.open) setOpen(part.part);
              else setOpen((now) => (now === part.part ? undefined : now));
            }}
          >
            <summary>
              <span className="line gap-3">
                <span className="center strong t13 no-shrink anatomy__number">{index + 1}</span>
                {part.name}
              </span>
            </summary>
            <PartWords part={part} />
          </details>
        ))}
      </div>
    </div>
  );
}

function PartWords({ part }: { part: ModulePart }) {
  const { t } = useText();
  return (
    <div className="soft pretty acc__body stack" id={idOf(part.part)}>
      <p>{part.does}</p>
      {part.choices && (
        <dl className="pairs t15 anatomy__choices">
          {part.choices.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="anatomy__ask">
        <b>{t("explainer.ask")}</b> {part.ask}
      </p>
    </div>
  );
}

function idOf(part: string): string {
  return `part-${part}`;
}

import { embedPath } from "../../../../contracts/embeds/embed-address.ts";
import { type EmbedName, embedRow } from "../../../../contracts/embeds/embed-components.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { type DemoLook, lookQuery } from "./demo-look.ts";
import { Snippet } from "./snippet.tsx";

interface DemoItemProps {
  name: EmbedName;
  look: DemoLook;
}

/** One embed: its name, its code, and itself. */
export function DemoItem({ name, look }: DemoItemProps) {
  const { t } = useText();
  const { title, height, parameters } = embedRow(name);
  const query = lookQuery(look);
  const path = embedPath(name, query);
  const attributes = [...query].map(([key, value]) => ` data-${key}="${value}"`).join("");
  return (
    <article className="stack" id={name.replaceAll("/", "-")}>
      <div className="row align-baseline apart demo-item__head">
        <h3 className="d20">{title}</h3>
        <GoLink href={path}>{t("embed.demoOpen")}</GoLink>
      </div>
      {parameters && (
        <p className="t13 soft">{t("embed.demoParameters", { names: parameters.join(", ") })}</p>
      )}
      <Snippet name={name} code={`<div data-atrium-embed="${name}"${attributes}></div>`} />
      <iframe
        className="demo-item__frame"
        data-atrium-embed={name}
        data-theme={look.theme}
        src={path}
        title={t("embed.demoLive", { name: title })}
        loading="lazy"
        height={height}
      />
    </article>
  );
}

import { type ComponentProps, type ComponentType, createElement, type ReactElement, useId } from "react";
import { useText } from "../../../ui/text/text.tsx";
import { ISLANDS, type IslandName } from "./island-components.ts";
import { IslandFrame } from "./island-frame.tsx";
import { usePage } from "./page-context.ts";

// The browser never renders a whole page, and so never needs the renderer.
const renderer = import.meta.env.SSR ? await import("react-dom/server") : undefined;

interface IslandProps<Name extends IslandName> {
  name: Name;
  props: ComponentProps<(typeof ISLANDS)[Name]> & object;
  /** When the browser brings it to life. It is readable, and as a form usable, before. */
  when?: "visible" | "idle" | "interaction";
}

/**
 * A part of a page that needs React in the browser. It is rendered as a root of its own, so that the ids inside are the
 * same when the browser hydrates it without the page around it.
 */
export function Island<Name extends IslandName>({ name, props, when = "visible" }: IslandProps<Name>) {
  const id = useId();
  const page = usePage();
  const text = useText();
  const html = renderer?.renderToString(
    <IslandFrame page={page} text={text}>
      {elementOf(name, props)}
    </IslandFrame>,
    { identifierPrefix: id },
  );
  return (
    <div
      className="island"
      data-island={name}
      data-island-id={id}
      data-island-when={when}
      data-island-language={text.language}
      data-island-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, escaped by it.
      dangerouslySetInnerHTML={{ __html: html ?? "" }}
    />
  );
}

// TypeScript cannot see that the component and the properties of one name belong together.
function elementOf(name: IslandName, props: object): ReactElement {
  return createElement(ISLANDS[name] as ComponentType<object>, props);
}

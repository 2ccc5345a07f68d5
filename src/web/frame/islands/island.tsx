import { type ComponentType, createContext, type FunctionComponent, type ReactNode, use, useId } from "react";
import { useText } from "../../../ui/text/text.tsx";
import { InsideIsland, IslandFrame } from "./island-frame.tsx";
import type { SurvivesJson } from "./island-props.ts";
import { usePage } from "./page-context.ts";
import { ServedPartContext } from "./served-part.ts";
import { renderer } from "./server-renderer.ts";
import "./island.css";

/**
 * When the browser brings an island to life. It is readable, and its links and forms work, before. "told" is for what is
 * many on a page and has nothing to press: only `wakeIslands` wakes it.
 */
export type When = "idle" | "visible" | "intent" | "told";

export interface IslandOptions<Props> {
  /** Or what decides it: only some uses may have anything to do before somebody turns to them. */
  when?: When | ((props: Props) => When);
  /** Selects what stands elsewhere on the page and does nothing without the island: turning to it is an intent, too. */
  openers?: string;
  /** What was left from before, in this visit or an earlier one: where the browser keeps any of these, it wakes at once. */
  leftovers?: readonly string[];
  /** A span where it stands in a line of text. */
  as?: "div" | "span";
}

interface IslandTwinProps {
  name: string;
  /** What the server writes of it, which works by itself. */
  children: ReactNode;
}

/** What stands for islands in documents in which none comes to life; the server's only, no browser reads it. */
export const IslandTwin = /* @__PURE__ */ createContext<ComponentType<IslandTwinProps> | undefined>(
  undefined,
);

/** What a file *.island.tsx exports. Views use it like any component. */
export interface Island<Props extends object = object> extends FunctionComponent<Props> {
  islandName: string;
  Component: ComponentType<Props>;
}

/**
 * A component that lives on in the browser. The server renders it as a root of its own, so that the ids inside are the same
 * when the browser hydrates it without the page around it; within another island it is a component like any other.
 * It bears the name of its file, by which the browser finds it.
 */
export function island<Props extends object>(
  islandName: string,
  component: ComponentType<Props> & SurvivesJson<Props>,
  { when = "visible", openers, leftovers, as: Root = "div" }: IslandOptions<Props> = {},
): Island<Props> {
  const Component: ComponentType<Props> = component;
  function IslandRoot(props: Props) {
    const id = useId();
    const page = usePage();
    const text = useText();
    const findPart = use(ServedPartContext);
    const Twin = import.meta.env.SSR ? use(IslandTwin) : undefined;
    if (use(InsideIsland)) return <Component {...props} />;
    if (Twin)
      return (
        <Twin name={islandName}>
          <InsideIsland value={true}>
            <Component {...props} />
          </InsideIsland>
        </Twin>
      );
    const html = renderer?.renderToString(
      <IslandFrame page={page} text={text} findPart={findPart}>
        <Component {...props} />
      </IslandFrame>,
      { identifierPrefix: id },
    );
    return (
      <Root
        className="island"
        data-island={islandName}
        data-island-id={id}
        data-island-when={typeof when === "function" ? when(props) : when}
        data-island-openers={openers}
        data-island-leftovers={leftovers?.join(" ")}
        data-island-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, escaped by it.
        dangerouslySetInnerHTML={{ __html: html ?? "" }}
      />
    );
  }
  return Object.assign(IslandRoot, { islandName, Component });
}

import { type ComponentType, createContext, type FunctionComponent, type ReactNode, use, useId } from "react";
import type { Language } from "../../../editions/languages.ts";
import type { Dictionary } from "../../../editions/text.ts";
import { useText } from "../../../ui/text/text.tsx";
import { InsideIsland, IslandFrame } from "./island-frame.tsx";
import { usePage } from "./page-context.ts";
import { ServedPartContext } from "./served-part.ts";
import "./island.css";

// The browser never renders a whole page, so it never needs the renderer.
export const renderer = import.meta.env.SSR ? await import("react-dom/server") : undefined;

/**
 * When an island is hydrated; before that it is readable and its links and forms work. "told" waits for
 * `requestHydration`.
 */
export type When = "idle" | "visible" | "intent" | "told";

export interface IslandOptions<Props> {
  /** A function if it depends on the props. */
  when?: When | ((props: Props) => When);
  /** Selects elements outside the island that need it: an interaction with one hydrates the island. */
  openers?: string;
  /** Storage keys: if the browser has stored any of them, the island hydrates immediately. */
  leftovers?: readonly string[];
  as?: "div" | "span";
}

interface AmpCounterpartProps {
  name: string;
  children: ReactNode;
}

/** Replaces islands in documents without scripts (AMP); only the server reads it. */
export const AmpCounterpart = /* @__PURE__ */ createContext<ComponentType<AmpCounterpartProps> | undefined>(
  undefined,
);

export interface Island<Props extends object = object> extends FunctionComponent<Props> {
  islandName: string;
  Component: ComponentType<Props>;
}

/**
 * A component that is hydrated in the browser. The server renders it as a separate root, so that ids match; inside
 * another island it is a plain component. It has the name of its file.
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
    const Twin = import.meta.env.SSR ? use(AmpCounterpart) : undefined;
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

/** Island props are sent as JSON: functions, elements and dates would be lost and are type errors. */
type SurvivesJson<Props> =
  Props extends Written<Props> ? unknown : { "These properties cannot be represented in JSON": never };

type Written<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends Lost
    ? never
    : { [Key in keyof Value]: Written<Value[Key]> };

type Lost =
  | ((...parameters: never[]) => unknown)
  | Date
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>
  | Promise<unknown>
  | symbol
  | bigint;

export type IslandRegistry = Readonly<Record<string, IslandRow>>;

interface IslandRow {
  load: () => Promise<{ default: Island<Record<string, unknown>> }>;
  /** Only the messages that the island uses: see scripts/vite/islands-plugin.ts. */
  loadMessages: (language: Language) => Promise<Dictionary>;
}

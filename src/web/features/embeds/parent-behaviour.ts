import { hydrateState } from "../../frame/state/carry-state.ts";
import { openLeadDrawer } from "../leads/drawer/open-lead-drawer.ts";
import { type EmbedMessage, isHeard, parseMessage, writeMessage } from "./messages.ts";

/** What our own pages do for embeds: give their frames the height they ask for, and open the drawer (OE-06). */
export function hear({ origin, source, data }: MessageEvent): void {
  const host = document.querySelector<HTMLElement>("template[data-origins]");
  const allowed = (host?.dataset.origins ?? "").split(" ").filter(Boolean);
  if (!host || !isHeard(origin, { own: window.location.origin, allowed })) return;
  const message = parseMessage(data);
  if (message) act(message, frameOf(source), origin);
}

function act(message: EmbedMessage, frame: HTMLIFrameElement | undefined, origin: string): void {
  if (message.type === "height") frame?.style.setProperty("block-size", `${message.height}px`);
  // Only now does the embed leave the form to us; until then it shows its own.
  if (message.type === "ready") frame?.contentWindow?.postMessage(writeMessage({ type: "ready" }), origin);
  if (message.type === "open-form") {
    const { formTitle, ctaText, ctaType = "Oembed Open Form" } = message;
    openLeadDrawer(hydrateState(), { title: formTitle, button: ctaText, ctaType });
  }
}

function frameOf(source: MessageEventSource | null): HTMLIFrameElement | undefined {
  const frames = document.querySelectorAll<HTMLIFrameElement>("iframe");
  return [...frames].find(({ contentWindow }) => source !== null && contentWindow === source);
}

import { hydrateState } from "../../frame/state/carry-state.ts";
import { openLeadDrawer } from "../leads/drawer/open-lead-drawer.ts";
import { type EmbedMessage, isAcceptedOrigin, parseMessage, writeMessage } from "./messages.ts";

/** Handles messages of embeds on our own pages: sets the height of their frames and opens the lead drawer (OE-06). */
export function listenToParent({ origin, source, data }: MessageEvent): void {
  const host = document.querySelector<HTMLElement>("template[data-origins]");
  const allowed = (host?.dataset.origins ?? "").split(" ").filter(Boolean);
  if (!host || !isAcceptedOrigin(origin, { own: window.location.origin, allowed })) return;
  const message = parseMessage(data);
  if (message) act(message, frameOf(source), origin);
}

function act(message: EmbedMessage, frame: HTMLIFrameElement | undefined, origin: string): void {
  if (message.type === "height") frame?.style.setProperty("block-size", `${message.height}px`);
  // From this message on the embed leaves the form to this page; before it the embed shows its own form.
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

import { hydrateState } from "../../frame/state/carry-state.ts";
import { openLeadDrawer } from "../leads/drawer/open-lead-drawer.ts";
import { isHeard } from "./message-origins.ts";
import { type EmbedMessage, parseMessage, writeMessage } from "./messages.ts";

/** What our own pages do for embeds: give their frames the height they ask for, and open the drawer (OE-06). */
export function attach(root: ParentNode): void {
  const host = root.querySelector<HTMLElement>("[data-embed-host]");
  if (!host) return;
  const rules = {
    own: window.location.origin,
    allowed: (host.dataset.origins ?? "").split(" ").filter(Boolean),
  };
  window.addEventListener("message", ({ origin, source, data }) => {
    if (!isHeard(origin, rules)) return;
    const message = parseMessage(data);
    if (message) act(message, frameOf(source), origin);
  });
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
  const frames = document.querySelectorAll<HTMLIFrameElement>("iframe[data-atrium-embed]");
  return [...frames].find(({ contentWindow }) => source !== null && contentWindow === source);
}

import { isCtaType } from "../../../contracts/leads/cta-types.ts";
import { onPageEvent } from "../../frame/page-events.ts";
import {
  type EmbedMessage,
  type FormRequest,
  parentOrigin,
  parseMessage,
  targetFor,
  writeMessage,
} from "./messages.ts";

// The complete script of an embed. Most visitors only look, so a form hydrates on first interaction.
attachEmbed(document, window);
if (document.querySelector("[data-island]"))
  void import("./embed-islands.ts").then(({ loadEmbedIslands }) => loadEmbedIslands());
document.documentElement.dataset.behaviours = "ready";

/** Reports the height of the embed to the surrounding page and requests the form from it. */
function attachEmbed(page: Document, view: Window & typeof globalThis): void {
  const root = page.querySelector<HTMLElement>("main[data-origins]");
  if (!root || view.parent === view) return;

  const rules = {
    own: view.location.origin,
    allowed: (root.dataset.origins ?? "").split(" ").filter(Boolean),
  };
  const around = parentOrigin(view.location, page.referrer);
  const tell = (message: EmbedMessage) => {
    const target = targetFor(message, around, rules);
    if (target !== undefined) view.parent.postMessage(writeMessage(message), target);
    return target !== undefined;
  };

  let isHeard = false;
  view.addEventListener("message", ({ source, origin, data }) => {
    if (source === view.parent && origin === around && parseMessage(data)?.type === "ready") isHeard = true;
  });
  root.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>("a[data-cta-type]");
    if (!link) return;
    // A page that has not reported that it listens cannot open the form; then the link opens it in this frame.
    if (tell({ type: "open-form", ...formRequestOf(link) }) && isHeard) event.preventDefault();
  });
  onPageEvent("atrium:lead-sent", ({ ctaType }) =>
    tell({ type: "lead-sent", ...(isCtaType(ctaType) && { ctaType }) }),
  );
  // A key press inside a frame never reaches the dialog around the frame.
  page.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") tell({ type: "close" });
  });
  new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height > 0) tell({ type: "height", height });
  }).observe(root);
  tell({ type: "ready" });
}

function formRequestOf({ dataset: { ctaText, formTitle, ctaType } }: HTMLElement): FormRequest {
  return {
    ...(ctaText && { ctaText }),
    ...(formTitle && { formTitle }),
    ...(isCtaType(ctaType) && { ctaType }),
  };
}

import { isCtaType } from "../../../contracts/leads/cta-types.ts";
import { onTold } from "../../frame/page-events.ts";
import {
  type EmbedMessage,
  type FormWish,
  parentOrigin,
  parseMessage,
  targetFor,
  writeMessage,
} from "./messages.ts";

// All that an embed runs by itself. Most visitors only look: a form comes to life with the first touch.
attachEmbed(document, window);
if (document.querySelector("[data-island]"))
  void import("./embed-islands.ts").then(({ loadEmbedIslands }) => loadEmbedIslands());
document.documentElement.dataset.behaviours = "ready";

/** What an embed does in its frame: tells its height and asks the page around it for the form. */
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
    // Whoever has not said that it listens may not open anything: then the link shows the form in this frame.
    if (tell({ type: "open-form", ...wishOf(link) }) && isHeard) event.preventDefault();
  });
  onTold("atrium:lead-sent", ({ ctaType }) =>
    tell({ type: "lead-sent", ...(isCtaType(ctaType) && { ctaType }) }),
  );
  // A key that is pressed in a frame never reaches the dialog that the frame stands in.
  page.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") tell({ type: "close" });
  });
  new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height > 0) tell({ type: "height", height });
  }).observe(root);
  tell({ type: "ready" });
}

function wishOf({ dataset: { ctaText, formTitle, ctaType } }: HTMLElement): FormWish {
  return {
    ...(ctaText && { ctaText }),
    ...(formTitle && { formTitle }),
    ...(isCtaType(ctaType) && { ctaType }),
  };
}

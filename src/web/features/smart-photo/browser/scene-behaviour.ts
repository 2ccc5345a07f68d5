import { ROOM_NAMES } from "../../my-room/room-parameters.ts";
import { changePick, type PiecePick, type PieceShape, parsePicks, pickOf, readPick } from "../picks/picks.ts";
import { sceneSearch } from "../picks/scene-search.ts";
import { shareAddress } from "../picks/share-address.ts";
import { followSteps } from "./follow-steps.ts";
import { createPanels } from "./open-piece.ts";
import { createDetails } from "./refresh-details.ts";
import { marked, pieceOf, readScenePage } from "./scene-page.ts";
import { showChoice } from "./show-choice.ts";
import { createPrints } from "./swap-print.ts";

/** Chooses in place what a form would send: the photograph, the prices and the address change without a new page. */
export function attach(root: ParentNode): void {
  for (const scene of root.querySelectorAll<HTMLElement>("[data-scene]")) attachTo(scene);
}

function attachTo(root: HTMLElement): void {
  const page = readScenePage(root);
  const panels = createPanels(root);
  const crops = new Map(marked(root, "crop").map((crop) => [crop.dataset.sceneCrop, createPrints(crop)]));
  const prints = marked(root, "photo")
    .filter((frame) => frame.dataset.sceneCrop === undefined)
    .map(createPrints);
  const details = createDetails(root);
  let picks = parsePicks(new URLSearchParams(location.search).get("pieces"), page.shapes);

  const writeAddress = () => {
    const query = new URLSearchParams(location.search);
    const kept = ROOM_NAMES.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    });
    const search = sceneSearch(picks, root.dataset.opened, Object.fromEntries(kept));
    history.replaceState(history.state, "", location.pathname + search);
    shareAddress(sceneSearch(picks, undefined, Object.fromEntries(kept)));
  };
  const choose = (shape: PieceShape, pick: PiecePick) => {
    picks = changePick(picks, shape, pick);
    const { print, words } = showChoice(page, picks);
    for (const live of marked(root, "live")) live.textContent = words;
    for (const { show } of prints) void show(print).then((isThere) => isThere || tellMissing(shape, pick));
    void crops.get(shape.id)?.show(page.radio(shape.id, pick)?.dataset.print);
    writeAddress();
    if (pick !== "off") void details.refresh(shape.id);
  };
  const tellMissing = ({ id }: PieceShape, pick: PiecePick) => {
    const name = page.radio(id, pick)?.dataset.name ?? "";
    for (const caption of marked(root, "caption"))
      caption.textContent = page.facts.texts.unseen.replace("{names}", name);
  };
  const shapeBy = (piece = "") => page.shapes.find(({ id }) => id === piece);
  const take = (radio: HTMLInputElement) => {
    const shape = shapeBy(pieceOf(radio));
    const pick = shape && readPick(radio.value, shape);
    if (shape && pick && pick !== pickOf(picks, shape)) choose(shape, pick);
  };

  root.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) take(target);
  });
  root.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const control = event.target.closest<HTMLElement>(
      "[data-scene-open], [data-scene-close], [data-scene-toggle]",
    );
    if (!control) return;
    event.preventDefault();
    const { sceneOpen, sceneToggle } = control.dataset;
    const shape = shapeBy(sceneToggle);
    if (shape) choose(shape, pickOf(picks, shape) === "off" ? shape.standard : "off");
    else if (sceneOpen === undefined) panels.close();
    else panels.open(sceneOpen, control);
    writeAddress();
  });
  root.addEventListener("keydown", (event) => {
    if (event.target instanceof Element && event.target.closest("dialog")) return;
    if (onKey(event, panels.current() !== undefined)) event.preventDefault();
    if (event.key === "Escape") {
      panels.close();
      writeAddress();
    }
  });
  for (const early of ["pointerover", "focusin"])
    root.addEventListener(early, ({ target }) => {
      const radio = target instanceof Element ? target.closest(".swatch")?.querySelector("input") : null;
      if (radio) for (const { prepare } of prints) prepare(radio.dataset.print);
    });

  for (const spot of root.querySelectorAll(".spot")) spot.setAttribute("role", "button");
  followSteps(root);
  root.dataset.live = "";
  // Radio buttons need no script: what was chosen while this was on its way counts.
  const early = [...root.querySelectorAll<HTMLInputElement>("[data-scene-choice] input:checked")];
  showChoice(page, picks);
  for (const radio of early) take(radio);
}

/** The keys that links do not know: space where they act as buttons, and arrows from piece to piece. */
function onKey({ key, target }: KeyboardEvent, isOpen: boolean): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (key === " " && target.matches("[role=button], [role=checkbox]")) {
    target.click();
    return true;
  }
  const isForward =
    key === (getComputedStyle(target.ownerDocument.body).direction === "rtl" ? "ArrowLeft" : "ArrowRight");
  if (!isForward && key !== "ArrowLeft" && key !== "ArrowRight") return false;
  if (target.matches(".spot")) {
    stepSpot(target, isForward ? 1 : -1);
    return true;
  }
  const panel = target.closest("[data-scene-panels] [data-scene-piece]");
  // Radio buttons use the arrows themselves.
  if (!isOpen || !panel || target.matches("input, summary")) return false;
  const way = `[data-scene-step="${isForward ? "next" : "previous"}"]`;
  panel.querySelector<HTMLElement>(way)?.click();
  return true;
}

function stepSpot(spot: HTMLElement, step: number): void {
  const spots = [...(spot.closest("ol")?.querySelectorAll<HTMLElement>('.spot:not([tabindex="-1"])') ?? [])];
  spots.at((spots.indexOf(spot) + step) % spots.length)?.focus();
}

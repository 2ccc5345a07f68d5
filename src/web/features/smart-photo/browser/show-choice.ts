import { formatAmount } from "../../../../editions/money.ts";
import { announceAdded } from "../../../frame/added-content.ts";
import { captionOf } from "../picks/caption.ts";
import { type Picks, pickOf, showingOf } from "../picks/picks.ts";
import { sumScene } from "../picks/sum-scene.ts";
import { marked, type ScenePage, writeAmount } from "./scene-page.ts";

interface Shown {
  /** The photograph of it; none is the scene itself. */
  print: string | undefined;
  /** What a screen reader is told. */
  words: string;
}

/** Writes everywhere in the page what follows from the choice. */
export function showChoice(page: ScenePage, picks: Picks): Shown {
  const { root, facts, shapes, radio } = page;
  const prices = shapes.map((shape) => {
    const pick = pickOf(picks, shape);
    const chosen = radio(shape.id, pick === "off" ? shape.standard : pick);
    const own = radio(shape.id, pick);
    if (own) own.checked = true;
    const price = Number(chosen?.dataset.price ?? 0);
    for (const row of marked(root, "row", shape.id)) row.classList.toggle("is-out", pick === "off");
    for (const spot of marked(root, "open", shape.id)) spot.classList.toggle("is-out", pick === "off");
    for (const name of marked(root, "name", shape.id)) name.textContent = chosen?.dataset.name ?? "";
    writeAmount(marked(root, "price", shape.id), price, facts);
    tick(page, shape.id, pick !== "off");
    return pick === "off" ? undefined : price;
  });
  const counted = prices.filter((price) => price !== undefined);
  const { total, lines } = sumScene(counted, facts.lines);
  lines.forEach((amount, index) => {
    writeAmount(marked(root, "line", String(index)), amount, facts);
  });
  writeAmount(marked(root, "total"), total, facts);
  scaleRoomPrices(page, total);
  const { shown } = showing(page, picks);
  return {
    print: shown && radio(shown.piece, shown.pick)?.dataset.print,
    words: showWords(page, picks, { total, count: counted.length }),
  };
}

function showing({ radio }: ScenePage, picks: Picks) {
  return showingOf(picks, (piece, pick) => radio(piece, pick)?.dataset.print !== undefined);
}

function showWords(page: ScenePage, picks: Picks, sum: { total: number; count: number }): string {
  const { root, facts, shapes, radio } = page;
  const { texts, country, language } = facts;
  const fill = (text: string) =>
    text
      .replace("{total}", formatAmount(sum.total, country))
      .replace("{count}", String(sum.count))
      .replace("{all}", String(shapes.length));
  const names = {
    ofVariation: (piece: string, pick: number) => radio(piece, pick)?.dataset.name ?? "",
    ofPiece: (piece: string) => radio(piece, "off")?.dataset.name ?? "",
  };
  const caption = captionOf(showing(page, picks), names, texts, language);
  for (const place of marked(root, "caption")) place.textContent = caption;
  for (const place of marked(root, "count")) place.textContent = fill(texts.count);
  return `${fill(texts.total)}. ${caption}`;
}

/** Where there is a script, the link that leaves a piece out is a box to tick. */
function tick({ root, facts, radio }: ScenePage, piece: string, isIn: boolean): void {
  for (const box of marked(root, "toggle", piece)) {
    box.setAttribute("role", "checkbox");
    box.setAttribute("aria-checked", String(isIn));
    box.setAttribute(
      "aria-label",
      facts.texts.include.replace("{name}", radio(piece, "off")?.dataset.name ?? ""),
    );
    box.firstElementChild?.classList.toggle("is-on", isIn);
  }
}

/** A room costs more or less by the share that the chosen pieces do. */
function scaleRoomPrices({ root }: ScenePage, total: number): void {
  for (const price of root.querySelectorAll<HTMLElement>("[data-room-price]")) {
    const facts: { index: number } = JSON.parse(price.dataset.roomPrice ?? "{}");
    const before = Number(price.dataset.of ?? root.dataset.total);
    // Nothing chosen at all has no share to go by; the next choice begins where this one was.
    if (total === 0 || before === 0) continue;
    price.dataset.of = String(total);
    price.dataset.roomPrice = JSON.stringify({ ...facts, index: (facts.index * total) / before });
    if (price.parentElement) announceAdded(price.parentElement);
  }
}

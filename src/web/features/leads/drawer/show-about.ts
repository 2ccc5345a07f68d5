/** Shows what an opener brings on top of the form, and says it in one line for the lead: "Sage kitchen, ₹4.6 – 5.6 lakh". */
export function showAbout(form: Element, { about = "", aboutImage, aboutPrice }: DOMStringMap): string {
  const block = form.querySelector<HTMLElement>("[data-lead-about]");
  if (!block) return about;
  const price = aboutPrice ? shownPrice(aboutPrice) : undefined;
  block.hidden = about === "";
  block.querySelector("[data-lead-about-title]")?.replaceChildren(about);
  block.querySelector("[data-lead-about-image]")?.replaceChildren(...(aboutImage ? [image(aboutImage)] : []));
  const words = block.querySelector<HTMLElement>("[data-lead-about-words]");
  words?.replaceChildren(...sentence(words.dataset, price));
  return [about, price?.textContent.trim()].filter(Boolean).join(", ");
}

/** Of several prices the last one that is seen: the visitor's own room comes after the room as drawn. */
function shownPrice(selector: string): Element | undefined {
  const prices = [...document.querySelectorAll(selector)].filter(
    (price) => price.checkVisibility({ visibilityProperty: true }) && price.textContent.trim() !== "",
  );
  return prices.at(-1);
}

function sentence(
  { plain = "", withEstimate = "" }: DOMStringMap,
  price: Element | undefined,
): (Node | string)[] {
  if (!price) return [plain];
  const [before = "", after = ""] = withEstimate.split("{estimate}");
  const copy = document.createElement("bdi");
  copy.dir = "ltr";
  copy.append(...[...price.childNodes].map((node) => node.cloneNode(true)));
  return [before, copy, after];
}

function image(address: string): HTMLImageElement {
  const picture = document.createElement("img");
  picture.alt = "";
  picture.width = 84;
  picture.height = 63;
  picture.src = address;
  return picture;
}

import { formatPriceBand } from "../../../editions/money.ts";
import type { Country } from "../../../editions/regions.ts";
import type { MyRoom, RoomPriceFacts } from "../../../prices/my-room.ts";
import type { PriceRates } from "../../../prices/rates.ts";
import { describeRoom, type RoomTexts } from "./describe-room.ts";

/** Every price in this part of the page, for the room; as it is drawn where there is none. */
export async function showPrices(
  part: ParentNode,
  room: MyRoom | undefined,
  rates: PriceRates,
  country: Country,
): Promise<void> {
  const prices = [...part.querySelectorAll<HTMLElement>("[data-room-price]")];
  if (prices.length === 0) return;
  if (!room) {
    for (const price of prices) price.dataset.known = "false";
    return;
  }
  const { bandInRoom } = await import("../../../prices/my-room.ts");
  for (const price of prices) {
    const facts: RoomPriceFacts = JSON.parse(price.dataset.roomPrice ?? "");
    const { low, high } = bandInRoom(rates, facts, room);
    write(price.querySelector(".roomprice__room .price"), formatPriceBand(low, high, country));
    price.dataset.known = "true";
  }
}

export function showBar(bar: HTMLElement, room: MyRoom | undefined): void {
  bar.dataset.state = room ? "known" : "unknown";
  if (!room) return;
  const texts: RoomTexts = JSON.parse(bar.dataset.myRoom ?? "");
  const { size, place } = describeRoom(texts, room);
  bar.querySelector("[data-my-room-size]")?.replaceChildren(size);
  bar.querySelector("[data-my-room-place]")?.replaceChildren(place);
  const plan = bar.querySelector<HTMLElement>("[data-my-room-plan]");
  plan?.style.setProperty("--length", String(room.length));
  plan?.style.setProperty("--breadth", String(room.breadth));
}

/** The form says what is known, so that one changes it and does not begin anew. */
export function showInForm(form: HTMLFormElement, room: MyRoom): void {
  const [length, breadth] = form.querySelectorAll<HTMLInputElement>('input[type="text"][name^="room"]');
  if (length) length.value = String(room.length);
  if (breadth) breadth.value = String(room.breadth);
  check(form, "room.unit", form.dataset.unit ?? "");
  check(form, "tier", room.tier);
  const city = form.querySelector<HTMLSelectElement>('select[name="city"]');
  if (city) city.value = room.city;
}

function check(form: HTMLFormElement, name: string, value: string): void {
  const radio = form.querySelector<HTMLInputElement>(
    `input[type="radio"][name="${name}"][value="${CSS.escape(value)}"]`,
  );
  if (radio) radio.checked = true;
}

/** The drawn sign of a currency stays where it is. */
function write(price: Element | null, amount: string): void {
  const sign = price?.querySelector("svg");
  price?.replaceChildren(...(sign ? [sign] : []), amount);
}

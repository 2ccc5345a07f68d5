import { isCountry } from "../../../editions/countries.ts";
import type { Country } from "../../../editions/regions.ts";
import type { MyRoom } from "../../../prices/my-room.ts";
import type { PriceRates } from "../../../prices/rates.ts";
import { onAdded } from "../../frame/added-content.ts";
import { changeAddress } from "./change-address.ts";
import { fetchRates } from "./fetch-rates.ts";
import { forgetRoom, keepRoom, keptRoom, onRoomElsewhere } from "./kept-room.ts";
import { checkRoom, readMyRoom, readTypedRoom } from "./my-room-query.ts";
import { carryRoom } from "./room-address.ts";
import { tellRoom } from "./room-news.ts";
import { showBar, showInForm, showPrices } from "./show-room.ts";

/** Knows the visitor's room from the address or from this device, and shows every price for it, now and as parts come. */
export function attach(root: ParentNode): void {
  const country = countryIn(root);
  if (!country) return;
  let room: MyRoom | undefined;

  const show = async (known: MyRoom | undefined, rates: PriceRates) => {
    room = known;
    for (const bar of root.querySelectorAll<HTMLElement>("[data-my-room]")) showBar(bar, room);
    for (const form of root.querySelectorAll<HTMLFormElement>("[data-my-room-form]"))
      if (room) showInForm(form, room);
    tellRoom(room);
    await showPrices(root, room, rates, country);
  };
  const showKept = async () => {
    const kept = keptRoom(country);
    if (!room && !kept.has("room")) return;
    const rates = await fetchRates(country);
    if (rates) await show(readMyRoom(kept, rates), rates);
  };
  const change = async (changed: MyRoom | undefined, rates: PriceRates) => {
    if (changed) keepRoom(country, changed);
    else forgetRoom(country);
    await show(changed, rates);
    carryRoom(root, changed);
    await changeAddress(changed);
  };

  void begin(country, show, showKept);
  onRoomElsewhere(country, () => void showKept());
  onAdded(root, async (part) => {
    const rates = room && (await fetchRates(country));
    if (!room || !rates) return;
    if (new URL(location.href).searchParams.has("room")) carryRoom(part, room);
    await showPrices(part, room, rates, country);
  });
  root.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches("[data-my-room-form]")) return;
    event.preventDefault();
    void takeForm(form, country, change);
  });
  root.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("[data-my-room-forget]");
    if (!link) return;
    event.preventDefault();
    link.closest("dialog")?.close();
    void fetchRates(country).then((rates) => rates && change(undefined, rates));
  });
}

type Show = (room: MyRoom | undefined, rates: PriceRates) => Promise<void>;

/** A room that came with the address is the visitor's from now on; the server has shown it already. */
async function begin(country: Country, show: Show, showKept: () => Promise<void>): Promise<void> {
  const query = new URLSearchParams(location.search);
  if (!query.has("room")) return showKept();
  const rates = await fetchRates(country);
  const given = rates && readMyRoom(query, rates);
  if (!given) return;
  keepRoom(country, given);
  await show(given, rates);
}

async function takeForm(form: HTMLFormElement, country: Country, change: Show): Promise<void> {
  const rates = await fetchRates(country);
  const typed = readTypedRoom(queryOf(form));
  // The server tells what is wrong as well, and the way without rates.
  if (!rates || !typed) return form.submit();
  const room = checkRoom(typed, rates);
  markWrong(form, room === undefined);
  if (!room) return;
  form.closest("dialog")?.close();
  await change(room, rates);
}

function markWrong(form: HTMLFormElement, isWrong: boolean): void {
  const sides = form.querySelectorAll<HTMLInputElement>('input[type="text"][name^="room"]');
  form.querySelector("[data-my-room-sides]")?.classList.toggle("is-bad", isWrong);
  for (const side of sides) side.setAttribute("aria-invalid", String(isWrong));
  if (isWrong) sides[0]?.focus();
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return new URLSearchParams(fields);
}

function countryIn(root: ParentNode): Country | undefined {
  const country = root.querySelector<HTMLElement>("[data-country]")?.dataset.country ?? "";
  return isCountry(country) ? country : undefined;
}

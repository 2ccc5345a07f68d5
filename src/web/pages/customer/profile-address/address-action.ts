import { chooseAddress, removeAddress, saveAddress } from "../../../../contracts/calls/customer/addresses.ts";
import {
  type AddressDoubt,
  type AddressErrors,
  checkAddress,
} from "../../../../contracts/customer/check-address.ts";
import { isServedIsoCode } from "../../../../editions/countries.ts";
import { pageAction } from "../../../frame/page.ts";

export const DONE = ["saved", "removed", "chosen"] as const;

interface Refused {
  errors: AddressErrors;
  failure?: "failed" | "full";
  /** A warning and not an error: a customer who confirms it can save the address. */
  doubt?: AddressDoubt;
}

/** The value of the confirmation box; a changed address needs a new confirmation. */
export function sureOf({ state, postcode }: AddressDoubt): string {
  return `${postcode} ${state}`;
}

export const changeAddresses = pageAction(async ({ call, edition, form, session, ...sent }) => {
  const authorization = session?.authorization;
  const done = (what: (typeof DONE)[number]) => sent.done(what);
  const refuse = (refused: Refused, status?: number) => sent.refuse(refused, status);
  const id = form.get("id") ?? "";

  if (form.get("do") === "remove" || form.get("do") === "choose") {
    const change = form.get("do") === "remove" ? removeAddress : chooseAddress;
    const parsed = change.input.safeParse({ authorization, id });
    const changed = parsed.success ? await call(change, parsed.data) : undefined;
    // The address is already deleted or belongs to another customer; both cases show the current list.
    if (changed && !changed.ok && changed.problem.kind !== "not-found")
      return refuse({ errors: {}, failure: "failed" }, 503);
    return done(change === removeAddress ? "removed" : "chosen");
  }

  const asked = form.get("country");
  const country = isServedIsoCode(asked) ? asked : edition.isoCode;
  if (!isServedIsoCode(country)) return refuse({ errors: {}, failure: "failed" });
  const typed = Object.fromEntries(form);
  const checked = checkAddress(country, typed);
  if ("errors" in checked) return refuse({ errors: checked.errors });
  const { doubt } = checked;
  if (doubt && form.get("sure") !== sureOf(doubt)) return refuse({ errors: {}, doubt });
  const parsed = saveAddress.input.safeParse({
    authorization,
    ...(id && { id }),
    country,
    label: form.get("label")?.trim() ?? "",
    fields: checked.fields,
    isDefault: form.get("isDefault") === "1",
  });
  if (!parsed.success) return refuse({ errors: {}, failure: "failed" });
  const saved = await call(saveAddress, parsed.data);
  if (saved.ok) return done("saved");
  const isFull = saved.problem.status === 409;
  return refuse({ errors: {}, failure: isFull ? "full" : "failed" }, isFull ? 422 : 503);
});

export type Returned = Exclude<Awaited<ReturnType<typeof changeAddresses>>, Response>["data"];

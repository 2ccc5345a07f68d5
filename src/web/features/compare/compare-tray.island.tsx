import { type FormEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { Button, ButtonLink } from "../../../ui/forms/button.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { island } from "../../frame/islands/island.tsx";
import { IslandPictures } from "../../frame/islands/island-pictures.tsx";
import { COMPARE_FORM_ID } from "./compare-form-id.ts";
import { type ChosenProduct, parseChosenProduct } from "./state/chosen-product.ts";
import { COMPARE, compareHref, parseCodes } from "./state/compare-address.ts";
import { codesOf, keepProducts, MOST_COMPARED, toggleProduct } from "./state/compare-state.ts";
import { EmptySlot, TraySlot } from "./tray-slot.tsx";
import { TrayWords } from "./tray-words.tsx";
import { useCompared } from "./use-compared.ts";
import "../../frame/float.css";
import "./compare-tray.css";

interface CompareTrayProps {
  /** The list of the page, whose address holds what is chosen. */
  list: string;
  /** What the address has chosen. */
  served: ChosenProduct[];
  /** What else the address says, such as filters. */
  keep: Record<string, string>;
}

/**
 * What is chosen, at the lower edge, until it is compared. Its form is that of the page's toggles, and all of it works by
 * address before the script is there, and without it.
 */
export default island("compare-tray", CompareTray, { when: "intent" });

function CompareTray({ list, served, keep }: CompareTrayProps) {
  const { t } = useText();
  const { chosen, refused, isFleeting, store } = useCompared(served);
  const tray = useRef<HTMLElement>(null);
  const codes = codesOf(chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { nativeEvent } = event;
    const submitter = nativeEvent instanceof SubmitEvent && nativeEvent.submitter;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const product = parseChosenProduct(submitter.dataset.compare);
    flushSync(() =>
      store().change(product ? toggleProduct(product) : keepProducts(parseCodes(submitter.value))),
    );
    // The button that was pressed may be gone; the focus stays near what it was about.
    if (!submitter.isConnected) focusAfter(tray.current, codes);
  };
  return (
    <aside
      ref={tray}
      className="compare-tray no-print float rule float--bar"
      aria-label={t("compare.tray")}
      data-shown={chosen.length > 0 ? "" : undefined}
      data-compared={JSON.stringify(served)}
    >
      <TrayWords chosen={chosen} refused={refused} isFleeting={isFleeting} store={store} />
      <form
        id={COMPARE_FORM_ID}
        className="line compare-tray__in wrap"
        method="get"
        action={list}
        onSubmit={submit}
      >
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {chosen.length > 0 && (
          <>
            <ul className="beside gap-4 align-stretch compare-tray__slots">
              <IslandPictures>
                {chosen.map((product) => (
                  <TraySlot key={product.code} product={product} others={without(codes, product.code)} />
                ))}
              </IslandPictures>
              {chosen.length < MOST_COMPARED && <EmptySlot />}
            </ul>
            <div className="no-shrink compare-tray__ways line">
              <Button type="submit" look="quiet" size="small" name={COMPARE} value="">
                {t("compare.clear")}
              </Button>
              {chosen.length === MOST_COMPARED && (
                <ButtonLink size="small" href={compareHref(chosen[0]?.list ?? list, codes)}>
                  {t("compare.compareBoth")}
                </ButtonLink>
              )}
            </div>
          </>
        )}
      </form>
    </aside>
  );
}

function without(codes: readonly string[], code: string): string[] {
  return codes.filter((other) => other !== code);
}

/** To the tray, or, when it is empty, to the toggle of what was just taken out. */
function focusAfter(tray: HTMLElement | null, before: readonly string[]): void {
  const inTray = tray?.querySelector<HTMLElement>("ul button, ul a");
  const toggles = [...document.querySelectorAll<HTMLElement>("[data-compare]")];
  const toggle = toggles.find(({ dataset }) =>
    before.includes(parseChosenProduct(dataset.compare)?.code ?? ""),
  );
  (inTray ?? toggle)?.focus();
}

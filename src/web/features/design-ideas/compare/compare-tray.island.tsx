import { type FormEvent, useCallback, useRef, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { Button, ButtonLink } from "../../../../ui/forms/button.tsx";
import { IconButton } from "../../../../ui/forms/icon-button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useImageHosts } from "../../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../../ui/media/photo.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { IslandPictures } from "../../../frame/islands/island-pictures.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { parseJson } from "../../../frame/state/browser-storage.ts";
import { COMPARE, COMPARE_FORM_ID, compareHref, parseCodes, writeCodes } from "./state/compare-address.ts";
import {
  type ChosenProduct,
  type CompareState,
  codesOf,
  forgetRefused,
  keepProducts,
  MAX_COMPARED,
  readChosenProduct,
  replaceProduct,
  toggleProduct,
} from "./state/compare-state.ts";
import { type CompareStore, comparedHere } from "./state/compare-store.ts";
import "../../../frame/overlays.css";
import "./compare-tray.css";

interface CompareTrayProps {
  list: string;
  served: ChosenProduct[];
  keep: Record<string, string>;
}

/**
 * Shows the chosen products at the lower edge. The toggles of the page submit its form, so it works without scripts.
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
    const product = readChosenProduct(parseJson(submitter.dataset.compare));
    flushSync(() =>
      store().change(product ? toggleProduct(product) : keepProducts(parseCodes(submitter.value))),
    );
    // The pressed button may have been removed, so the focus moves to a related element.
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
              {chosen.length < MAX_COMPARED && <EmptySlot />}
            </ul>
            <div className="no-shrink compare-tray__ways line">
              <Button type="submit" look="quiet" size="small" name={COMPARE} value="">
                {t("compare.clear")}
              </Button>
              {chosen.length === MAX_COMPARED && (
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

/** Moves the focus to the tray or, if it is empty, to the toggle of the removed product. */
function focusAfter(tray: HTMLElement | null, before: readonly string[]): void {
  const inTray = tray?.querySelector<HTMLElement>("ul button, ul a");
  const toggles = [...document.querySelectorAll<HTMLElement>("[data-compare]")];
  const toggle = toggles.find(({ dataset }) =>
    before.includes(readChosenProduct(parseJson(dataset.compare))?.code ?? ""),
  );
  (inTray ?? toggle)?.focus();
}

/**
 * Subscribes to the compared products: those of the URL on the server and while hydrating, then those of the device.
 */
function useCompared(served: readonly ChosenProduct[]): CompareState & { store: () => CompareStore } {
  const { country } = usePage().edition;
  const store = useCallback(() => comparedHere(country), [country]);
  const subscribe = useCallback((listen: () => void) => store().subscribe(listen), [store]);
  const device = useSyncExternalStore(
    subscribe,
    () => store().getState(),
    () => undefined,
  );
  return { ...(device ?? { chosen: served }), store };
}

interface TraySlotProps {
  product: ChosenProduct;
  others: readonly string[];
}

function TraySlot({ product: { name, image }, others }: TraySlotProps) {
  const { t } = useText();
  const atHost = useImageHosts();
  return (
    <li className="beside compare-tray__slot">
      {image ? (
        <img src={stampUrl({ url: image }, atHost)} alt="" width={48} height={48} decoding="async" />
      ) : (
        <span className="compare-tray__blank" />
      )}
      <span className="strong compare-tray__name">{name}</span>
      <IconButton
        type="submit"
        icon="close"
        name={COMPARE}
        value={writeCodes(others)}
        label={t("compare.remove", { name })}
      />
    </li>
  );
}

function EmptySlot() {
  const { t } = useText();
  return <li className="beside compare-tray__slot compare-tray__slot--empty soft">{t("compare.oneMore")}</li>;
}

type TrayWordsProps = CompareState & { store: () => CompareStore };

function TrayWords({ chosen, refused, isFleeting, store }: TrayWordsProps) {
  const { t } = useText();
  const [one, two] = chosen;
  const isThird = refused && one && two;
  return (
    <div className="compare-tray__words" role="status">
      {isThird && (
        <div className="row pad-block-3 compare-tray__third wrap">
          <p className="t15">
            <Icon name="alert" />
            <span>
              <b>{t("compare.limit")}</b>{" "}
              {t("compare.limitWays", { one: one.name, two: two.name, third: refused.name })}
            </span>
          </p>
          <div className="row gap-2 align-stretch compare-tray__swaps">
            {[one, two].map(({ code, name }) => (
              <Button
                key={code}
                look="line"
                size="small"
                onClick={() => store().change(replaceProduct(code))}
              >
                {t("compare.insteadOf", { name })}
              </Button>
            ))}
          </div>
          <IconButton
            icon="close"
            label={t("compare.keepBoth")}
            onClick={() => store().change(forgetRefused)}
          />
        </div>
      )}
      {isFleeting && chosen.length > 0 && !isThird && (
        <p className="compare-tray__note wrap t13 soft">{t("compare.notKept")}</p>
      )}
    </div>
  );
}

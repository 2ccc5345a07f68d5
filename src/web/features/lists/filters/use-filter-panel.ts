import {
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  type SyntheticEvent,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { isForAnotherTab } from "../../../../ui/behaviours/dialogs.ts";
import { usePage } from "../../../frame/islands/page-context.ts";

const PHONE = "(width < 600px)";
/** The distance to the edges of the viewport, and the minimum height of the popover. */
const MARGIN = 20;
const LOWEST = 320;

interface Opening {
  isOpen: boolean;
  isPopover: boolean;
  key?: string | undefined;
  style?: CSSProperties & Record<`--${string}`, string>;
}

/**
 * One dialog that is shown in full or as a popover. dialogs.ts opens the full one. Its appearance stays while it
 * fades out.
 */
export function useFilterPanel() {
  const { direction } = usePage().edition;
  const bar = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const first = useRef<HTMLElement>(null);
  const markFirst = useCallback((element: HTMLElement | null) => {
    first.current = element;
  }, []);
  const [opening, setOpening] = useState<Opening>({ isOpen: false, isPopover: false });
  const isPopover = opening.isOpen && opening.isPopover;

  const close = ({ givesFocusBack = false } = {}) => {
    const panel = dialog.current;
    if (!panel?.open) return;
    const hasFocus = panel.contains(document.activeElement);
    panel.close();
    setOpening((before) => ({ ...before, isOpen: false }));
    if (isPopover && givesFocusBack && hasFocus) opener.current?.focus({ preventScroll: true });
  };

  const open = (event: MouseEvent<HTMLElement>, key?: string) => {
    if (isForAnotherTab(event.nativeEvent)) return;
    const isOpenAlready = isPopover && opening.key === key;
    if (isPopover) close();
    if (key === undefined || matchMedia(PHONE).matches)
      // dialogs.ts has already opened it, so the rest can render after the next paint.
      return startTransition(() => setOpening({ isOpen: true, isPopover: false, key }));
    event.preventDefault();
    event.stopPropagation();
    if (isOpenAlready) return;
    opener.current = event.currentTarget;
    const style = placeUnder(event.currentTarget, bar.current ?? event.currentTarget, direction);
    setOpening({ isOpen: true, isPopover: true, key, style });
  };

  useLayoutEffect(() => {
    if (!opening.isOpen) return;
    if (opening.isPopover) {
      dialog.current?.show();
      // By default the browser may focus the scrolling part.
      first.current?.focus({ preventScroll: true });
    } else if (opening.key !== undefined) {
      const asking = requestAnimationFrame(() =>
        group.current?.scrollIntoView({ block: "start", behavior: "instant" }),
      );
      return () => cancelAnimationFrame(asking);
    }
  }, [opening]);

  const closeBy = useEffectEvent(close);
  useEffect(() => {
    if (!isPopover) return;
    const stop = new AbortController();
    const { signal } = stop;
    const onClick = ({ target }: Event) => {
      if (target instanceof Node && !bar.current?.contains(target)) closeBy();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") closeBy({ givesFocusBack: true });
    };
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("keydown", onKey, { signal });
    return () => stop.abort();
  }, [isPopover]);

  return {
    open,
    close,
    opening,
    bar: {
      ref: bar,
      // A press on the bar outside the chips closes the popover.
      onClick({ target }: MouseEvent) {
        if (isPopover && target instanceof Node && !dialog.current?.contains(target)) close();
      },
    },
    dialog: {
      ref: dialog,
      style: opening.style,
      // The close event is late: the dialog may already be open again for another filter.
      onClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
        if (!currentTarget.open) setOpening((before) => ({ ...before, isOpen: false }));
      },
      onBlur({ relatedTarget }: FocusEvent) {
        if (isPopover && relatedTarget && !bar.current?.contains(relatedTarget)) close();
      },
    },
    group,
    first: markFirst,
  };
}

/** Measured from the inline start, as in the CSS. */
function placeUnder(chip: Element, bar: Element, direction: "ltr" | "rtl"): Opening["style"] {
  const around = bar.getBoundingClientRect();
  const box = chip.getBoundingClientRect();
  const start = direction === "rtl" ? around.right - box.right : box.left - around.left;
  const height = Math.max(LOWEST, innerHeight - around.bottom - MARGIN);
  return { "--chip-start": `${Math.round(start)}px`, "--below": `${Math.round(height)}px` };
}

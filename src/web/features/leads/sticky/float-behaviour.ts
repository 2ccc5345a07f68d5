import { showOverlay } from "../../../frame/layouts/page-now.ts";
import { attachNotices } from "../../company/notices/attach-notices.ts";
import { attachChat } from "../chat-widget/attach-chat.ts";
import { attachPopup } from "../popup/attach-popup.ts";

/** One small chunk for what comes up by itself on nearly every page. */
export function attach(root: ParentNode): void {
  attachNotices(root);
  attachSticky(root);
  attachChat(root);
  attachPopup(root);
}

/** Shows the bar once the page is read far enough past its form, and takes it away where a form is in view (SK-01). */
function attachSticky(root: ParentNode): void {
  const bar = root.querySelector<HTMLElement>(".sticky");
  const mark = root.querySelector<HTMLElement>(".sticky-mark");
  if (!bar || !mark) return;
  const forms = [...root.querySelectorAll<HTMLElement>(".lead-form")].filter(
    (form) => !form.closest("dialog"),
  );
  let isPast = false;
  const inView = new Set<Element>();
  const show = () => {
    const isShown = isPast && inView.size === 0;
    bar.toggleAttribute("data-shown", isShown);
    showOverlay("sticky", isShown);
  };

  new IntersectionObserver((entries) => {
    const entry = entries.at(-1);
    isPast = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;
    show();
  }).observe(mark);

  const asking = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      show();
    },
    { rootMargin: `0px 0px ${ROOM_BEFORE_A_FORM}px` },
  );
  for (const place of [...forms, ...root.querySelectorAll(".ftr")]) asking.observe(place);

  // Forms open, photographs and fonts arrive: what is counted from moves with the page.
  const measure = () =>
    mark.style.setProperty("--sticky-from", `${stickyFrom(forms.map(placeOf), innerHeight)}px`);
  new ResizeObserver(measure).observe(document.body);
}

const ROOM_BEFORE_A_FORM = 80;

function placeOf(form: HTMLElement): FormPlace {
  const { top, bottom } = form.getBoundingClientRect();
  return { top: top + scrollY, bottom: bottom + scrollY };
}

/** Where a form stands in the page, from the page's top. */
interface FormPlace {
  top: number;
  bottom: number;
}

/**
 * From where the way to the bar is counted (SK-01): the end of the form that a visitor meets on the first screen, or
 * else the top of the page. A form further down has not been passed by whoever reads what stands before it.
 */
export function stickyFrom(forms: readonly FormPlace[], screenHeight: number): number {
  const first = forms.find(({ top }) => top < screenHeight);
  return first ? Math.round(first.bottom) : 0;
}

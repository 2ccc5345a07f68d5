import { type FormPlace, stickyFrom } from "./sticky-from.ts";

/** Shows the bar once the page is read far enough past its form, and takes it away where a form is in view (SK-01). */
export function attachSticky(root: ParentNode): void {
  const bar = root.querySelector<HTMLElement>(".sticky");
  const mark = root.querySelector<HTMLElement>(".sticky-mark");
  if (!bar || !mark) return;
  const forms = [...root.querySelectorAll<HTMLElement>(".lead-form")].filter(
    (form) => !form.closest("dialog"),
  );
  let isPast = false;
  const inView = new Set<Element>();
  const show = () => bar.toggleAttribute("data-shown", isPast && inView.size === 0);

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

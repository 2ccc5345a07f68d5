/** The steps of a form, its bar of steps and its buttons, as one thing that shows a step. */
export function createSteps(form: HTMLFormElement, element: HTMLElement) {
  const steps = [...element.querySelectorAll<HTMLElement>("[data-lead-step]")];
  const marks = [...element.querySelectorAll<HTMLElement>("[data-lead-stepper] .step")];
  const last = steps.length - 1;
  const part = (selector: string) => form.querySelector<HTMLElement>(selector);
  element.classList.add("is-stepped");
  toggle(part("[data-lead-stepper]"), true);
  return {
    last,
    stepOf: (field: EventTarget | null) =>
      Math.max(
        steps.findIndex((step) => field instanceof Node && step.contains(field)),
        0,
      ),
    fieldsOf: (index: number) =>
      [...(steps[index]?.querySelectorAll<HTMLInputElement>("input[name]") ?? [])].map(({ name }) => name),
    show(current: number): void {
      for (const [index, step] of steps.entries()) toggle(step, index === current);
      for (const [index, mark] of marks.entries()) markStep(mark, index - current);
      toggle(part("[data-step-back]"), current > 0);
      toggle(part("[data-step-next]"), current < last);
      toggle(part("[data-lead-submit]"), current === last);
      toggle(part(".lead-form__consent"), current === last);
    },
    /** To the step itself: its question is read first, and the next press of Tab is its first field. */
    focus(current: number): void {
      steps[current]?.focus({ preventScroll: true });
      const said = part("[data-step-said]");
      if (said) said.textContent = sentence(element.dataset.stepOf ?? "", current + 1, steps.length);
    },
  };
}

function toggle(part: HTMLElement | null, isShown: boolean): void {
  if (part) part.hidden = !isShown;
}

function markStep(mark: HTMLElement, distance: number): void {
  mark.classList.toggle("is-done", distance < 0);
  mark.classList.toggle("is-now", distance === 0);
  mark.classList.toggle("is-later", distance > 0);
  if (distance === 0) mark.setAttribute("aria-current", "step");
  else mark.removeAttribute("aria-current");
}

function sentence(text: string, step: number, steps: number): string {
  return text.replace("{step}", String(step)).replace("{steps}", String(steps));
}

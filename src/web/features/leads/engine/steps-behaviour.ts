import { hydrateState } from "../../../frame/state/carry-state.ts";
import { createSteps } from "../forms/step-parts.ts";

/** Turns a form whose questions stand below each other into one that asks them one after the other. */
export function attach(root: ParentNode): void {
  for (const steps of root.querySelectorAll<HTMLElement>("[data-lead-steps]")) {
    const form = steps.closest("form");
    if (form) attachTo(form, steps);
  }
}

function attachTo(form: HTMLFormElement, element: HTMLElement): void {
  const steps = createSteps(form, element);
  const state = hydrateState();
  const current = () => state.getState().multiStepLeadForm.step - 1;
  const show = (step: number) => {
    state.setState("multiStepLeadForm", { step: step + 1 });
    steps.show(step);
  };
  const goTo = (step: number) => {
    show(step);
    steps.focus(step);
  };
  const goOn = async () => {
    const { isStepRight } = await import("../send/check-step.ts");
    if (isStepRight(form, steps.fieldsOf(current()))) goTo(current() + 1);
  };
  form.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("[data-step-next]")) void goOn();
    if (target.closest("[data-step-back]")) goTo(current() - 1);
  });
  // Enter in a field is "next" before the last step, not "send".
  form.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof HTMLInputElement && !event.isComposing;
    if (event.key !== "Enter" || !isTyping || current() === steps.last || event.defaultPrevented) return;
    event.preventDefault();
    void goOn();
  });
  // What is found wrong on sending may lie in a step that has been left.
  form.addEventListener("atrium:show-field", ({ target }) => show(steps.stepOf(target)));
  show(0);
}

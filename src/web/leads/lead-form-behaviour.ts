import { hydrateState } from "../state/carry-state.ts";
import { rememberFirstContact } from "./attribution/remember-first-contact.ts";

/**
 * A lead form stands on every page, so what loads with the page only waits: the engine comes when somebody turns to a
 * form, or when something is left from before. A form that is sent earlier goes the way of forms.
 */
export function attach(root: ParentNode): void {
  rememberFirstContact(() => localStorage, hydrateState().getState().landingPage);
  let isAwake = false;
  const wake = async () => {
    if (isAwake) return;
    isAwake = true;
    try {
      const { startEngine } = await import("./engine/start-engine.ts");
      startEngine(root);
    } catch (error) {
      isAwake = false;
      throw error;
    }
  };
  const turnTo = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-lead-form], [data-opens="lead-drawer"]'))
      void wake();
  };
  for (const type of ["pointerdown", "focusin", "input", "click"]) root.addEventListener(type, turnTo);
  document.addEventListener("atrium:form-opened", wake);
  if (isLeft(() => sessionStorage, "lead-draft") || isLeft(() => localStorage, "lead-queue")) void wake();
}

function isLeft(storage: () => Storage, key: string): boolean {
  try {
    return storage().getItem(key) !== null;
  } catch {
    // A browser that keeps nothing has nothing left.
    return false;
  }
}

import { hydrateState } from "../../../frame/state/carry-state.ts";

/**
 * A lead form stands on every page, so what loads with the page only waits: the engine comes when somebody turns to a
 * form, or when something is left from before. A form that is sent earlier goes the way of forms.
 */
export function attach(root: ParentNode): void {
  if (!isLeft(() => localStorage, "firstContact")) void noteFirstContact();
  let engine: Promise<void> | undefined;
  const wake = () => {
    engine ??= startEngine(root).catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
    return engine;
  };
  const turnTo = ({ target }: Event) => {
    if (target instanceof Element && target.closest(FORMS_AND_DOORS)) void wake();
  };
  for (const type of ["pointerdown", "focusin", "input", "click"]) root.addEventListener(type, turnTo);
  document.addEventListener("atrium:form-opened", wake);
  holdComplaints(root, wake);
  if (isLeft(() => sessionStorage, "lead-draft") || isLeft(() => localStorage, "lead-queue")) void wake();
}

/** A form, the dialog around one, and what opens it. */
const FORMS_AND_DOORS = '[data-lead-form], dialog:has([data-lead-form]), [data-opens="lead-drawer"]';

async function startEngine(root: ParentNode): Promise<void> {
  const engine = await import("./start-engine.ts");
  engine.startEngine(root);
}

/**
 * Whoever presses the button first meets the browser's complaint, one field at a time and in the browser's language.
 * The engine says it below the fields and in the page's; the browser's is for when the engine does not come.
 */
function holdComplaints(root: ParentNode, wake: () => Promise<void>): void {
  let held: HTMLFormElement | undefined;
  const hold = (event: Event) => {
    const form =
      event.target instanceof Element && event.target.closest<HTMLFormElement>("form[data-lead-form]");
    if (!form) return;
    event.preventDefault();
    if (held === form) return;
    held = form;
    wake().then(
      () => form.requestSubmit(),
      () => {
        root.removeEventListener("invalid", hold, true);
        form.reportValidity();
      },
    );
  };
  root.addEventListener("invalid", hold, true);
}

/** On the first page of a browser's first visit; no later one loads what it takes. */
async function noteFirstContact(): Promise<void> {
  const { rememberFirstContact } = await import("../attribution/first-contact.ts");
  rememberFirstContact(() => localStorage, hydrateState().getState().landingPage);
}

function isLeft(storage: () => Storage, key: string): boolean {
  try {
    return storage().getItem(key) !== null;
  } catch {
    // A browser that keeps nothing has nothing left.
    return false;
  }
}

import { createContext, use } from "react";
import type { Language } from "../../../../editions/languages.ts";
import type { FieldValues } from "./form-props.ts";

type Path = readonly (string | number)[];

interface FormFrame {
  language: Language;
  compareWith: FieldValues | undefined;
  /** Remarks about words, by the id of the field. */
  remarks: ReadonlyMap<string, readonly string[]>;
  reveal: Reveal;
}

const FormFrameContext = createContext<FormFrame | undefined>(undefined);

export const FormFrameProvider = FormFrameContext;

export function useFormFrame(): FormFrame {
  const frame = use(FormFrameContext);
  if (!frame) throw new Error("This field is outside of a form.");
  return frame;
}

/** What the other document has in this field. */
export function useCounterpart(path: Path): unknown {
  const { compareWith } = useFormFrame();
  return path.reduce<unknown>((part, step) => Object(part)[step], compareWith);
}

export const FORM_ID = "document";

export function idOf(path: Path): string {
  return [FORM_ID, ...path].join("_");
}

/** Opens the lists that contain a field, and focuses it. */
export interface Reveal {
  target(): string;
  subscribe(listener: () => void): () => void;
  show(id: string): void;
}

export function createReveal(): Reveal {
  let target = "";
  const listeners = new Set<() => void>();
  return {
    target: () => target,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(id) {
      target = id;
      for (const listener of listeners) listener();
      focusWhenShown(id, FRAMES);
    },
  };
}

export function isWithin(id: string, part: string): boolean {
  return id === part || id.startsWith(`${part}_`);
}

const FRAMES = 30;
const FOCUSABLE = "input, textarea, select, button, [contenteditable=true], [tabindex]";

/** A list opens in the next frames. A field that is not shown at all leaves the focus to what contains it. */
function focusWhenShown(id: string, frames: number): void {
  const found = document.getElementById(id) ?? (frames > 0 ? null : nearestOf(id));
  if (found) focusOn(found);
  else if (frames > 0) requestAnimationFrame(() => focusWhenShown(id, frames - 1));
}

function nearestOf(id: string): HTMLElement | null {
  const outer = id.slice(0, Math.max(0, id.lastIndexOf("_")));
  return outer === "" ? null : (document.getElementById(outer) ?? nearestOf(outer));
}

export function focusOn(element: HTMLElement): void {
  const inner = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  element.scrollIntoView({ block: "center" });
  (inner ?? element).focus({ preventScroll: true });
}

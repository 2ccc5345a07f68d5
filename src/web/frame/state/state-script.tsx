import { STATE_ELEMENT_ID, serialiseState } from "./carry-state.ts";
import type { StateStore } from "./page-state.ts";

export function StateScript({ state }: { state: StateStore }) {
  return (
    <script
      type="application/json"
      id={STATE_ELEMENT_ID}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with every "<" escaped.
      dangerouslySetInnerHTML={{ __html: serialiseState(state) }}
    />
  );
}

import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { fillField, typedUnder } from "../../../frame/forms/form-values.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { DRAFT_FIELDS, type Draft } from "./lead-draft.ts";
import { currentDraft, type DraftFollower, followDraft, shareDraft } from "./shared-draft.ts";

interface DraftUse {
  /** The page that was sent the form has given back what was in it; nothing older may take its place. */
  isGivenBack: boolean;
  /** It has been sent. Its last word comes when a field loses the focus to the thanks. */
  isOver: boolean;
  onDropped: () => void;
}

/** Keeps what is typed for the visit, gives it back, and follows what is typed into the other forms of the page. */
export function useDraft(ref: RefObject<HTMLFormElement | null>, use: DraftUse): void {
  const { edition, state } = usePage();
  const { country } = edition;
  const isFilling = useRef(false);

  const fill = (form: HTMLFormElement, draft: Draft) => {
    isFilling.current = true;
    for (const name of DRAFT_FIELDS) {
      const value = draft[name];
      if (value !== undefined) fillField(form, name, value);
    }
    isFilling.current = false;
  };
  const restore = useEffectEvent((form: HTMLFormElement) => {
    if (!use.isGivenBack) fill(form, currentDraft(country));
  });
  const follow = useEffectEvent((form: HTMLFormElement, draft: Draft | undefined) => {
    if (draft) fill(form, draft);
    else use.onDropped();
  });
  const keep = useEffectEvent((form: HTMLFormElement, follower: DraftFollower) => {
    if (isFilling.current || use.isOver) return;
    const draft = draftOf(form);
    shareDraft(country, draft, follower);
    const whatsappConsent = draft.whatsapp === undefined || draft.whatsapp !== "";
    state.setState("leadForm", { formEntries: { ...draft, whatsappConsent } });
  });

  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    restore(form);
    const follower: DraftFollower = (draft) => follow(form, draft);
    const stopFollowing = followDraft(country, follower);
    const stop = new AbortController();
    const options = { signal: stop.signal };
    for (const type of ["input", "change"]) form.addEventListener(type, () => keep(form, follower), options);
    // A page that comes back from the browser's memory was told nothing of what was typed since.
    addEventListener("pageshow", ({ persisted }) => persisted && restore(form), options);
    return () => {
      stop.abort();
      stopFollowing();
    };
  }, [ref, country]);
}

function draftOf(form: HTMLFormElement): Draft {
  return Object.fromEntries(
    DRAFT_FIELDS.flatMap((name) => {
      const typed = typedUnder(form, name);
      return typed === undefined ? [] : [[name, typed]];
    }),
  );
}

import { type Draft, deleteDraft, readDraft, storeDraft } from "./lead-draft.ts";

export type DraftFollower = (draft: Draft | undefined) => void;

const followers = new Map<string, Set<DraftFollower>>();

/** Copies the typed values to all other forms, so that the drawer continues the form of the page. */
export function shareDraft(country: string, draft: Draft, from?: DraftFollower): void {
  storeDraft(country, draft);
  tell(country, draft, from);
}

export function dropDraft(country: string, from?: DraftFollower): void {
  deleteDraft(country);
  tell(country, undefined, from);
}

export function currentDraft(country: string): Draft {
  return readDraft(country);
}

export function followDraft(country: string, follower: DraftFollower): () => void {
  const own = followers.get(country) ?? new Set();
  followers.set(country, own.add(follower));
  return () => own.delete(follower);
}

function tell(country: string, draft: Draft | undefined, from: DraftFollower | undefined): void {
  for (const follower of followers.get(country) ?? []) if (follower !== from) follower(draft);
}

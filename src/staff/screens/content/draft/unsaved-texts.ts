import type { DocumentValue } from "./value-differences.ts";

/** What a member has typed and the server does not have yet. */
export interface UnsavedText {
  value: DocumentValue;
  /** The version and the fields that it was typed on. */
  version: number;
  base: DocumentValue;
  at: string;
  /** The document's name, for the list of what is not saved. */
  title: string;
}

export interface UnsavedTexts {
  read(): UnsavedText | undefined;
  /** False if the browser has no space left. */
  write(text: UnsavedText): boolean;
  remove(): void;
}

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const PREFIX = "atrium-staff-draft";

/** In the browser, so that it survives a closed tab and a lost connection; for each member, who may share the browser. */
export function unsavedTexts(shelf: Shelf, memberId: string, id: string): UnsavedTexts {
  const key = `${PREFIX}:${memberId}:${id}`;
  return {
    read: () => parsed(shelf.getItem(key)),
    write(text) {
      try {
        shelf.setItem(key, JSON.stringify(text));
        return true;
      } catch {
        // The browser's store is full or switched off; the screen then warns before it is closed.
        return false;
      }
    },
    remove: () => shelf.removeItem(key),
  };
}

/** The documents with text that was not saved before their screen was closed. */
export function unsavedDocuments(
  shelf: Shelf & Pick<Storage, "length" | "key">,
  memberId: string,
): { id: string; title: string }[] {
  const prefix = `${PREFIX}:${memberId}:`;
  return Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? "")
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const text = parsed(shelf.getItem(key));
      return text ? [{ id: key.slice(prefix.length), title: text.title }] : [];
    });
}

function parsed(json: string | null): UnsavedText | undefined {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    // Cut off by the browser; nothing of it can be used.
    return undefined;
  }
}

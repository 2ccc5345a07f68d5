import type { ContentFile } from "../../services/content/document-source.ts";
import type { ContentFault } from "../../services/files/content-problem.ts";
import type { OwnPhotograph } from "../../services/images/photographs.ts";

/** From the site to the process that shows previews: the files that it does not have yet in this form. */
export interface ShowFiles {
  order: number;
  /** Replaces all files; otherwise these are the changed ones. */
  isWhole: boolean;
  changed: readonly ContentFile[];
  removed: readonly string[];
  /** Uploaded pictures, whose files only the site itself has. */
  pictures: readonly OwnPhotograph[];
}

/** From the process. The first message says where it listens. */
export type PreviewMessage =
  | { port: number }
  | { order: number; faults: readonly Pick<ContentFault, "file" | "line" | "reason">[] };

/** Only the site that has started the process knows the key. */
export const PREVIEW_KEY_HEADER = "x-atrium-preview-key";

/** The exit code if another process uses the folder. */
export const IN_USE = 75;

import type { Log } from "../../src/services/http/backend-log.ts";
import type { Encoders } from "../../src/services/images/encoder/encoders.ts";
import { createFileCache } from "../../src/services/images/file-cache.ts";
import { createPictureStore } from "../../src/services/images/picture-store.ts";
import type { ImageClient } from "../../src/services/images/queue/image-client.ts";
import { createPictureQueue } from "../../src/services/images/queue/picture-queue.ts";
import { createRenditionStore, type RenditionStore } from "../../src/services/images/rendition-store.ts";
import { SILENT } from "./fixture-backends.ts";

/** A client that waits for the requested format. */
export const VISITOR: ImageClient = { share: "192.0.2.1", isWaiting: true, takesJpeg: false };

interface Parts {
  directory: string;
  encoders: Partial<Pick<Encoders, "makeQuick" | "makeSmall">>;
  log?: Log;
  mostHotBytes?: number;
}

/** The picture store of the site, with stubs instead of the encoders. */
export function newRenditionStore({
  directory,
  encoders,
  log = SILENT,
  mostHotBytes,
}: Parts): RenditionStore {
  const files = createFileCache(directory, 1_000_000);
  const pictures = createPictureStore({
    name: "images",
    files,
    queue: createPictureQueue(),
    encoders: { makeQuick: notExpected, makeSmall: notExpected, ...encoders },
    log,
    ...(mostHotBytes !== undefined && { mostHotBytes }),
  });
  return createRenditionStore(pictures, files);
}

async function notExpected(): Promise<never> {
  throw new Error("nobody should have asked for this");
}

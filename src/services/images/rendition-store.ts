import type { FileCache } from "./file-cache.ts";
import type { Photograph } from "./photographs.ts";
import type { GivenPicture, PictureStore } from "./picture-store.ts";
import type { ImageClient } from "./queue/image-client.ts";
import { type Rendition, renditionName } from "./rendition.ts";

export interface RenditionStore {
  get(photograph: Photograph, hash: string, rendition: Rendition, asker: ImageClient): Promise<GivenPicture>;
}

/** The site's own pictures: a few sizes of each photograph, only of its current version. */
export function createRenditionStore(pictures: PictureStore, files: FileCache): RenditionStore {
  const current = new Map<string, string>();

  async function dropEarlier(name: string, hash: string): Promise<void> {
    if (current.get(name) === hash) return;
    current.set(name, hash);
    // Pictures of the photograph's earlier version are no longer needed.
    await files.dropOthers(name, hash);
  }

  return {
    get(photograph, hash, rendition, asker) {
      const { name, file, width, height, focus } = photograph;
      const key = `${name}/${hash}/${renditionName(rendition)}`;
      const task = async () => {
        await dropEarlier(name, hash);
        const original = { input: file, width, height, focus };
        return { kind: "encode", original, wish: { ...rendition, resize: "fill" } } as const;
      };
      return pictures.get({ key, task }, asker);
    },
  };
}

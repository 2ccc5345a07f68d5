import type { ReactNode } from "react";
import { ImageHostContext } from "../../../ui/media/image-host-context.ts";
import { atImageHosts } from "../image-hosts.ts";
import { usePage } from "./page-context.ts";

/** Wraps the photographs of an island. It is separate because most islands have none. */
export function IslandPictures({ children }: { children: ReactNode }) {
  const { imageHosts } = usePage().state.getState().env;
  return <ImageHostContext value={atImageHosts(imageHosts)}>{children}</ImageHostContext>;
}

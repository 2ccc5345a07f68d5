import type { ReactNode } from "react";
import { ImageHostContext } from "../../../ui/media/image-host-context.ts";
import { atImageHosts } from "../image-hosts.ts";
import { usePage } from "./page-context.ts";

/** Around the photographs of an island. Most islands have none, and so the frame of all of them does not bring this. */
export function IslandPictures({ children }: { children: ReactNode }) {
  const { imageHosts } = usePage().state.getState().env;
  return <ImageHostContext value={atImageHosts(imageHosts)}>{children}</ImageHostContext>;
}

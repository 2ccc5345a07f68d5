import { createContext, useContext } from "react";
import type { ResizeAtHost } from "./resize-picture.ts";

/** The image hosts in use. Our own service needs none of this: its pictures are known by their folder. */
export const ImageHostContext = createContext<ResizeAtHost>(() => undefined);

export function useImageHosts(): ResizeAtHost {
  return useContext(ImageHostContext);
}

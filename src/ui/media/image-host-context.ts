import { createContext, useContext } from "react";
import type { ResizeAtHost } from "./resize-picture.ts";

/** The configured image hosts. Our own service does not need them: its pictures are recognised by their folder. */
export const ImageHostContext = createContext<ResizeAtHost>(() => undefined);

export function useImageHosts(): ResizeAtHost {
  return useContext(ImageHostContext);
}

import type { Plugin } from "vite";

/** The scripts that a visitor waits for after the first touch: React, and the tools that react to taps. */
const WANTED_AT_ONCE =
  /^(?:react|price-parts|money-view\.island|.*calculator(?:-parts|\.island|-result\.later))$/;

/**
 * Makes the browser compile all functions of a script in the background while it loads, instead of one by one at the
 * first tap. Other browsers read the hint as a comment.
 */
export function compileHints(): Plugin {
  return {
    name: "compile-hints",
    generateBundle: {
      // The hint must be the first line, and Vite adds the list of lazy dependencies before the script.
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && WANTED_AT_ONCE.test(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

import { watch } from "chokidar";

/** An editor saves a file in several steps, and a change of branch touches many files. */
const QUIET_MS = 150;

/** Calls back when files of the folder have changed and no further change follows for a moment. */
export function watchContent(directory: string, onChange: () => void): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(directory, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, QUIET_MS);
  });
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

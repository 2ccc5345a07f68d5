export interface Screen {
  isTerminal: boolean;
  print(line: string): void;
  /** The next text overwrites it, and an empty one removes it. Does nothing if the output is a file or a pipe. */
  showProgress(text: string): void;
}

type Output = Pick<NodeJS.WriteStream, "write"> & Partial<Pick<NodeJS.WriteStream, "isTTY" | "columns">>;

export function createScreen(output: Output = process.stdout): Screen {
  const isTerminal = output.isTTY === true;
  let progress = "";
  return {
    isTerminal,
    print(line) {
      output.write(progress === "" ? `${line}\n` : `${CLEAR_LINE}${line}\n${progress}`);
    },
    showProgress(text) {
      if (!isTerminal) return;
      // A text that wraps to two lines could not be overwritten.
      progress = text.slice(0, (output.columns || NARROW) - 1);
      output.write(CLEAR_LINE + progress);
    },
  };
}

const CLEAR_LINE = "\r\u001b[2K";
const NARROW = 80;

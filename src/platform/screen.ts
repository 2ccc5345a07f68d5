export interface Screen {
  isTerminal: boolean;
  print(line: string): void;
  /** Written over by the next one, and taken away by an empty one. Nothing where the output is a file or a pipe. */
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
      // One that is broken into two lines could not be written over.
      progress = text.slice(0, (output.columns || NARROW) - 1);
      output.write(CLEAR_LINE + progress);
    },
  };
}

const CLEAR_LINE = "\r\u001b[2K";
const NARROW = 80;

/** Says that the numbers and names above it are examples. */
export function SampleNote({ show, children }: { show: boolean | undefined; children: string }) {
  return show ? <p className="t13 soft sample-note">{children}</p> : null;
}

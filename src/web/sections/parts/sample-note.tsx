/** Says that the numbers and names above it are examples. */
export function SampleNote({ show, children }: { show: boolean | undefined; children: string | undefined }) {
  return show && children ? <p className="t13 soft above-3 sample-note">{children}</p> : null;
}

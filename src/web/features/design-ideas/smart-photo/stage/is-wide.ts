/** Whether the panel stands beside the photograph; else it is a sheet. */
export function isWide(): boolean {
  return matchMedia("(width >= 1024px)").matches;
}

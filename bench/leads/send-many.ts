export interface Pace {
  perSecond: number;
  p50: number;
  p99: number;
}

/**
 * Runs the given number of clients for the given time. Each client sends its next lead when the last one is
 * acknowledged.
 */
export async function sendMany(
  clients: number,
  seconds: number,
  send: (number: number) => Promise<unknown>,
): Promise<Pace> {
  const waits: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let number = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        number += 1;
        const sent = performance.now();
        await send(number);
        waits.push(performance.now() - sent);
      }
    }),
  );
  const elapsed = (performance.now() - begun) / 1000;
  const sorted = waits.sort((one, other) => one - other);
  const share = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { perSecond: waits.length / elapsed, p50: share(0.5), p99: share(0.99) };
}

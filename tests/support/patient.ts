/** For `vi.waitFor`, which gives up after a second: a machine with other work may need longer. It ends what hangs. */
export const PATIENT = { timeout: 120_000, interval: 20 };

/** Options for `vi.waitFor`, whose default of a second is too short on a busy machine. The limit ends hanging tests. */
export const PATIENT = { timeout: 120_000, interval: 20 };

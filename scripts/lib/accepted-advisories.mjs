/**
 * Advisories that do not concern us, by their address, each with the reason. An entry is removed when the package is
 * updated: an entry that matches nothing is reported.
 * @type {Record<string, string>}
 */
export const ACCEPTED_ADVISORIES = {};

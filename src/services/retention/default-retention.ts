export interface Retention {
  estimateRetentionDays: number;
  consentRetentionDays: number;
}

export const DEFAULT_RETENTION: Retention = {
  estimateRetentionDays: 730,
  // A choice is valid for 180 days, and our privacy pages promise to keep its proof for three years more.
  consentRetentionDays: 180 + 3 * 365,
};

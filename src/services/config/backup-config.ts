import { z } from "zod";

const HOUR_MS = 60 * 60_000;
/** The two halves of a key pair of age: https://age-encryption.org. */
const KEY = /^(?:age1[0-9a-z]{58}|AGE-SECRET-KEY-1[0-9A-Z]{58})$/;

export const BACKUP_SETTINGS = {
  BACKUP_DIR: z
    .string()
    .min(1)
    .optional()
    .describe("The folder for backups of the database. Unset: no backups are made."),
  BACKUP_KEY: z
    .string()
    .regex(KEY, 'a key of age ("age1…" or "AGE-SECRET-KEY-1…"); "npm run database -- backup-key" makes one')
    .optional()
    .describe(
      "Encrypts backups, for the tool age: `age1…` only encrypts, `AGE-SECRET-KEY-1…` also restores. Unset: backups are not encrypted.",
    ),
  BACKUP_EVERY: z.coerce
    .number()
    .min(0.1)
    .max(168)
    .default(24)
    .describe("The hours between two backups. Daily ones are made at midnight UTC."),
  BACKUP_KEEP: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(14)
    .describe("The number of backups that are kept in `BACKUP_DIR`; older ones are deleted."),
};

const BackupSettings = z.object(BACKUP_SETTINGS);

export interface BackupConfig {
  directory: string;
  everyMs: number;
  keep: number;
}

export function backupConfigOf(settings: z.output<typeof BackupSettings>): {
  backup: BackupConfig | undefined;
  backupKey: string | undefined;
} {
  const { BACKUP_DIR: directory, BACKUP_KEY: backupKey, BACKUP_EVERY, BACKUP_KEEP: keep } = settings;
  return { backup: directory ? { directory, everyMs: BACKUP_EVERY * HOUR_MS, keep } : undefined, backupKey };
}

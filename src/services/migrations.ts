import type { SqlMigrations } from "../platform/database/database.ts";
import { CUSTOMER_MIGRATIONS } from "./migrations/customer-migrations.ts";
import { LEAD_MIGRATIONS } from "./migrations/lead-migrations.ts";
import { STAFF_MIGRATIONS } from "./migrations/staff-migrations.ts";

export const SERVICE_MIGRATIONS: SqlMigrations = {
  ...LEAD_MIGRATIONS,
  ...CUSTOMER_MIGRATIONS,
  ...STAFF_MIGRATIONS,
};

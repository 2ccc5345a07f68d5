import type { SqlMigrations } from "../platform/database/database.ts";
import { CONTENT_MIGRATIONS } from "./migrations/content-migrations.ts";
import { CUSTOMER_MIGRATIONS } from "./migrations/customer-migrations.ts";
import { LEAD_MIGRATIONS } from "./migrations/lead-migrations.ts";
import { STAFF_MIGRATIONS } from "./migrations/staff-migrations.ts";
import { STAFF_PEOPLE_MIGRATIONS } from "./migrations/staff-people-migrations.ts";
import { STAFF_PROJECT_MIGRATIONS } from "./migrations/staff-project-migrations.ts";
import { STAFF_TICKET_MIGRATIONS } from "./migrations/staff-ticket-migrations.ts";

export const SERVICE_MIGRATIONS: SqlMigrations = {
  ...LEAD_MIGRATIONS,
  ...CUSTOMER_MIGRATIONS,
  ...STAFF_MIGRATIONS,
  ...STAFF_TICKET_MIGRATIONS,
  ...STAFF_PROJECT_MIGRATIONS,
  ...STAFF_PEOPLE_MIGRATIONS,
  ...CONTENT_MIGRATIONS,
};

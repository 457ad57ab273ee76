/**
 * Prints the statements that distribute a migrated database by company over the nodes of Citus (14 on PostgreSQL 18):
 *
 *     node scripts/run.mjs scripts/distribution.ts | psql "$DATABASE_URL"
 *
 * What must be known before: docs/decisions/0018.
 */
import { TABLES } from '../apps/server/src/db/rows/tables.ts'
import { distributionOf } from '../apps/server/src/db/tables.ts'

process.stdout.write(`${distributionOf(TABLES).join('\n')}\n`)

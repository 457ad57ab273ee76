/**
 * Writes apps/server/src/db/rows from the migrations:
 *
 *     node scripts/run.mjs scripts/row-types.ts
 */
import { writeFile } from 'node:fs/promises'
import { rowTypes } from '../apps/server/src/db/rows/generate.ts'
import { onScratchDatabase } from './lib/scratch-database.ts'

const FOLDER = new URL('../apps/server/src/db/rows/', import.meta.url)

await onScratchDatabase(async (db) => {
  for (const [name, text] of await rowTypes(db)) await writeFile(new URL(name, FOLDER), text)
})

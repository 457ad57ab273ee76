/** A backup folder is of one database: what another's log writes into it would make both worthless. */
import fs from 'node:fs'
import type pg from 'pg'
import { SettingFault } from '../setting-fault.ts'
import { writeWhole } from './files.ts'
import type { Layout } from './layout.ts'
import { words } from './words.ts'

/** Takes the folder for the database of this connection. @returns its identifier. Throws a SettingFault for another's folder. */
export async function claimFolder(client: pg.Client, layout: Layout): Promise<string> {
  const { rows } = await client.query(
    'select system_identifier::text as id from pg_control_system()',
  )
  const id = rows[0].id as string
  if (!fs.existsSync(layout.cluster)) {
    writeWhole(layout.cluster, `${JSON.stringify({ systemIdentifier: id })}\n`)
    return id
  }
  const known = JSON.parse(fs.readFileSync(layout.cluster, 'utf8')) as { systemIdentifier: string }
  if (known.systemIdentifier !== id) throw new SettingFault(words.othersFolder(layout.cluster))
  return id
}

/** Numbers of collections: the one inside, and the one that people read. */
import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/statement.ts'

export const newTaskId = (): string => `T${randomBytes(10).toString('hex')}`

export async function newFinTaskId(db: Db): Promise<string> {
  const row = await db.one<{ fin: string }>(
    "select 'F' || to_char(now(), 'YYYYMMDD') || lpad(nextval('collect_task_no')::text, 8, '0') as fin",
  )
  return row?.fin ?? ''
}

/** Pinyin initials of a name, `深圳科技有限公司` → `szkjyxgs`: written with the name, so that a search reads an index. */
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'

/** Letters and digits of a name stand for themselves; signs and what has no reading are left out. */
export async function initialsOf(name: string): Promise<string> {
  // Its dictionary takes 15 MB: a process that writes no name needs none.
  const { pinyin } = await import('pinyin-pro')
  return pinyin(name, { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'consecutive' })
    .join('')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

const AT_ONCE = 500

/** Writes those that are missing, of enterprises that were there before initials were; how many. */
export async function writeInitials(db: Database): Promise<number> {
  let written = 0
  for (;;) {
    const [next] = await db.rows<{ company_id: number }>(
      'select company_id from enterprise where initials is null order by company_id, id limit 1',
    )
    if (!next) return written
    const tenant = tenantOf(db, next.company_id)
    const rows = await tenant.rows<{ id: number; name: string }>(
      `select id, name from enterprise where company_id = $1 and initials is null order by id limit ${AT_ONCE}`,
    )
    written += await tenant.run(
      `update enterprise e set initials = u.initials from unnest($2::int[], $3::text[], $4::text[]) as u (id, name, initials)
        where e.company_id = $1 and e.id = u.id and e.name = u.name`,
      [
        rows.map((row) => row.id),
        rows.map((row) => row.name),
        await Promise.all(rows.map((row) => initialsOf(row.name))),
      ],
    )
  }
}

/** Once, beside the start. */
export function startInitials(db: Database, log: FastifyBaseLogger): void {
  writeInitials(db).catch((err) =>
    log.warn({ err }, 'initials of enterprises could not be written'),
  )
}

/** SQL of exports. Everybody has his own; a session of the demonstration those that it asked for. */
import {
  LIST_KEYS,
  type ListKey,
  type PackForm,
  type SheetColumn,
} from '@xinjian/contract/lists/registry'
import type { EXPORT_STATUSES, ExportRow } from '@xinjian/contract/nouns/lists/listExport'
import type { Value } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { Session } from '../../http/context.ts'
import { wired } from '../../http/rows/wired.ts'
import type { JobTable } from '../../jobs/job.ts'

export const EXPORTS: JobTable = {
  name: 'list_export',
  key: 'no',
  running: 'RUNNING',
  lane: 'lane',
  lanesInOrder: true,
  kinds: { column: 'list', known: LIST_KEYS },
}

/** Lists of few rows go before those of many, and archives of files, among what a company has waiting. */
export type Lane = 'FEW' | 'MANY'

type Status = (typeof EXPORT_STATUSES)[number]

export interface ExportRecord {
  no: string
  list: ListKey
  name: string
  filter: object
  pack: PackForm | null
  status: Status
  progress: number
  message: string
  rows: number
  total: number
  blob_key: string | null
  bytes: number | null
  created_at: Date
  expires_at: Date | null
}

/** What a worker needs to know of one. */
export interface ExportWork {
  user_id: number
  session_kind: Session['kind']
  ip: string
  agent: string
  list: ListKey
  name: string
  filter: object
  columns: SheetColumn[]
  picked: string[] | null
  pack: PackForm | null
}

/** A file that is over is told so from that moment, whenever it is swept. */
const STATUS = "case when status = 'DONE' and expires_at <= now() then 'EXPIRED' else status end"
const COLUMNS = `no, list, name, filter, pack, ${STATUS} as status, progress, message, rows, total, blob_key, bytes, created_at, expires_at`
/** `$2` the user, `$3` the kind of the session. */
const OWN = "company_id = $1 and user_id = $2 and ($3 = 'MAIN' or session_kind = $3)"
const ownerOf = ({ userId, kind }: Session): Value[] => [userId, kind]

export const wireExport = (row: ExportRecord): ExportRow =>
  wired(row, 'no list name pack status progress message rows total bytes created_at expires_at')

export const addExport = async (
  tenant: TenantDb,
  { session, ip, agent }: { session: Session; ip: string; agent: string },
  ask: Pick<ExportWork, 'list' | 'name' | 'filter' | 'columns' | 'picked' | 'pack'> & {
    lane: Lane
  },
): Promise<ExportRecord> => {
  const made = await tenant.one<{ no: string }>(
    `insert into list_export (company_id, no, user_id, session_kind, ip, agent, list, name, filter, columns, picked, pack, lane)
     values ($1, 'EX' || to_char(now(), 'YYYYMMDD') || lpad(nextval('list_export_no')::text, 8, '0'),
             $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     returning no`,
    [
      session.userId,
      session.kind,
      ip,
      agent,
      ask.list,
      ask.name,
      JSON.stringify(ask.filter),
      JSON.stringify(ask.columns),
      ask.picked,
      ask.pack,
      ask.lane,
    ],
  )
  return (await exportOf(tenant, session, made!.no))!
}

export async function exportPage(
  tenant: TenantDb,
  session: Session,
  status: Status | undefined,
  { page, size }: { page: number; size: number },
) {
  const rows = await tenant.rows<ExportRecord & { all: number }>(
    `select ${COLUMNS}, count(*) over ()::int as all from list_export
      where ${OWN} and ($4::text is null or ${STATUS} = $4)
      order by created_at desc, no desc limit $5 offset $6`,
    [...ownerOf(session), status ?? null, size, (page - 1) * size],
  )
  return { total: rows[0]?.all ?? 0, page, size, rows: rows.map(wireExport) }
}

export const exportOf = (tenant: TenantDb, session: Session, no: string) =>
  tenant.one<ExportRecord>(`select ${COLUMNS} from list_export where ${OWN} and no = $4`, [
    ...ownerOf(session),
    no,
  ])

/** Whoever works at it finds it is not his any more; of its parts nobody has use, their bytes go with what no row names. False: it had ended already. */
export const cancelExport = async (
  tenant: TenantDb,
  session: Session,
  no: string,
): Promise<boolean> =>
  (await tenant.run(
    `with ended as (
       update list_export set status = 'CANCELLED', message = '已取消', lease_until = null, finished_at = now()
        where ${OWN} and no = $4 and status in ('QUEUED', 'RUNNING') returning company_id, no
     ), dropped as (
       delete from list_export_part p using ended e where p.company_id = $1 and p.no = e.no
     )
     select 1 from ended`,
    [...ownerOf(session), no],
  )) === 1

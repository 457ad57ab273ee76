/** Where the books of an enterprise came from: visits to its programs, and files of books that were brought. */
import type { Dataset } from '@xinjian/contract'
import type { BookFile, BookProgram, BookSources, SyncState } from '@xinjian/engine/erp/set/facts'
import type { BookKind } from '@xinjian/format/books/kinds'
import { isProgram } from '@xinjian/format/books/programs'
import { beijingTime } from '@xinjian/format/china-time'
import type { TenantDb } from '../../../../../db/tenant.ts'
import { isBookWithdrawn } from '../../../../consent/index.ts'

/** Files named one by one; the rest are counted. */
const MOST_NAMED = 20

/** What was taken out with its consent is no source any more. The newest visit says state and version, all of them what was brought. */
const PROGRAMS = `
  select t.area_code as program, (array_agg(t.program_version order by t.collecting_at desc))[1] as version,
         (array_agg(t.state order by t.collecting_at desc))[1] as state,
         max(t.finished_at) filter (where t.state in ('SUCCESS', 'PARTIAL')) as synced,
         array(select distinct i.dataset from collect_item i join collect_task o on o.company_id = i.company_id and o.task_id = i.task_id
                where i.company_id = $1 and o.enterprise_id = $2 and o.kind = 'ERP' and o.area_code = t.area_code and o.sealed_at is null
                  and i.state = 'DONE' and not ${isBookWithdrawn('o.enterprise_id', 'i.dataset')} order by i.dataset) as datasets
    from collect_task t
   where t.company_id = $1 and t.enterprise_id = $2 and t.kind = 'ERP' and t.sealed_at is null and t.collecting_at is not null
   group by t.area_code order by t.area_code`

/** Of one content the newest import; its books are what the import kept of it. */
const FILES = `
  select f.name, f.at, f.books, f.first, f.last, f.rows, f.settled, (count(*) over ())::int as n
    from (select distinct on (b.blob_key) b.file_name as name, b.finished_at as at,
                 (select array_agg(distinct o.kind) from jsonb_to_recordset(b.forms) as o (what text, kind text) where o.what = 'BOOK') as books,
                 (select min(coalesce(o.since, nullif(o.period, ''))) from jsonb_to_recordset(b.forms) as o (what text, since text, period text)
                   where o.what = 'BOOK') as first,
                 (select max(nullif(o.period, '')) from jsonb_to_recordset(b.forms) as o (what text, period text) where o.what = 'BOOK') as last,
                 (select coalesce(sum(o.rows), 0)::int from jsonb_to_recordset(b.forms) as o (what text, rows int) where o.what = 'BOOK') as rows,
                 exists (select from book_question q where q.company_id = $1 and q.import_id = b.id and q.asked is null) as settled
            from import_batch b
           where b.company_id = $1 and b.enterprise_id = $2 and b.blob_key <> '' and b.status in ('DONE', 'DONE_WITH_ERRORS')
             and b.forms @> '[{"what": "BOOK"}]'
           order by b.blob_key, b.finished_at desc) f
   order by f.at desc, f.name limit ${MOST_NAMED}`

interface ProgramRow extends Record<string, unknown> {
  program: string
  version: string | null
  state: string
  synced: Date | null
  datasets: Dataset[]
}

interface FileRow extends Record<string, unknown> {
  name: string
  at: Date
  books: BookKind[]
  first: string | null
  last: string | null
  rows: number
  settled: boolean
  n: number
}

const OVER: ReadonlySet<string> = new Set(['SUCCESS', 'PARTIAL', 'FAILED'] satisfies SyncState[])

const programOf = ({ program, version, state, synced, datasets }: ProgramRow): BookProgram[] =>
  isProgram(program)
    ? [
        {
          ...{ program, version, datasets },
          syncedAt: synced && beijingTime(synced.getTime()),
          state: OVER.has(state) ? (state as SyncState) : 'OPEN',
        },
      ]
    : []

const fileOf = ({ name, at, books, first, last, rows, settled }: FileRow): BookFile => ({
  ...{ name, books, rows, settled },
  importedAt: beijingTime(at.getTime()),
  period: first === null || last === null ? null : { from: first, to: last },
})

/** In the snapshot of `tx`. */
export async function heldBookSources(tx: TenantDb, enterpriseId: number): Promise<BookSources> {
  const programs = await tx.rows<ProgramRow>(PROGRAMS, [enterpriseId])
  const files = await tx.rows<FileRow>(FILES, [enterpriseId])
  return {
    programs: programs.flatMap(programOf),
    files: files.map(fileOf),
    fileCount: files[0]?.n ?? 0,
  }
}

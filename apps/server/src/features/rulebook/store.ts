/** Versions of a company's rules. Each step is one guarded statement, so that two people at once cannot both take it. */
import type { BookRow } from '@xinjian/contract'
import type { RuleBook } from '@xinjian/engine/report/book'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Deed, isFourEyes, noteDeed, type Who } from './events.ts'

export interface BookRecord {
  kind: ReportKind
  version: number
  status: BookRow['status']
  note: string
  limits: RuleBook['limits']
  off: RuleBook['off']
  authors: number[]
  author: string
  decided_by: string | null
  decision: string | null
  updated_at: Date
  forced_at: Date | null
}

const UNIQUE_VIOLATION = '23505'

const COLUMNS =
  'kind, version, status, note, limits, off, authors, author, decided_by, decision, updated_at, forced_at'

export const wireBook = (row: BookRecord, { userId }: Who): BookRow => ({
  reportType: row.kind,
  version: row.version,
  status: row.status,
  note: row.note,
  changed: Object.keys(row.limits).length,
  off: Object.keys(row.off).length,
  author: row.author,
  decidedBy: row.decided_by,
  decision: row.decision,
  updatedAt: row.updated_at.toISOString(),
  forcedAt: row.forced_at?.toISOString() ?? null,
  own: row.authors.includes(userId),
})

export async function bookOf(
  tenant: TenantDb,
  kind: ReportKind,
  version: number,
): Promise<BookRecord> {
  const row = await tenant.one<BookRecord>(
    `select ${COLUMNS} from rule_book where company_id = $1 and kind = $2 and version = $3`,
    [kind, version],
  )
  if (!row) throw new Refusal('UNKNOWN', '没有这个规则版本')
  return row
}

export const bookInForce = (tenant: TenantDb, kind: ReportKind) =>
  tenant.one<BookRecord>(
    `select ${COLUMNS} from rule_book where company_id = $1 and kind = $2 and status = 'IN_FORCE'`,
    [kind],
  )

export interface Draft {
  kind: ReportKind
  version?: number | undefined
  note: string
  limits: RuleBook['limits']
  off: RuleBook['off']
}

/** A new version, or the next state of a draft: whoever saves it is one of its authors from then on. */
export async function saveDraft(tenant: TenantDb, who: Who, draft: Draft): Promise<BookRecord> {
  try {
    return await writeDraft(tenant, who, draft)
  } catch (error) {
    // Two began a new version at once: both would be the next one.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new Refusal('CONFLICT')
    throw error
  }
}

function writeDraft(tenant: TenantDb, who: Who, draft: Draft): Promise<BookRecord> {
  const values = [
    draft.kind,
    draft.note,
    JSON.stringify(draft.limits),
    JSON.stringify(draft.off),
    who.userId,
    who.userName,
  ]
  return tenant.transaction(async (tx) => {
    const row =
      draft.version === undefined
        ? await tx.one<BookRecord>(
            `insert into rule_book (company_id, kind, version, note, limits, off, authors, author)
             select $1, $2, 1 + coalesce((select max(version) from rule_book where company_id = $1 and kind = $2), 0),
                    $3, $4::jsonb, $5::jsonb, array[$6::int], $7
             returning ${COLUMNS}`,
            values,
          )
        : await tx.one<BookRecord>(
            `update rule_book set note = $3, limits = $4::jsonb, off = $5::jsonb, author = $7, updated_at = now(),
                    authors = case when $6::int = any (authors) then authors else authors || $6::int end
              where company_id = $1 and kind = $2 and version = $8 and status = 'DRAFT' returning ${COLUMNS}`,
            [...values, draft.version],
          )
    if (!row) throw new Refusal('CONFLICT', '这个版本已提交复核，不能再改；请新建一个版本')
    await noteDeed(tx, who, deed(row, '保存草稿', draft.note))
    return row
  })
}

const deed = ({ kind, version }: BookRecord, action: string, note: string): Deed => ({
  kind,
  about: `第${version}版`,
  action,
  note,
})

type Step = Pick<BookRecord, 'kind' | 'version'>
type From = BookRecord['status']

/** One step of a version from one status to the next, with its trace. `sets`: SQL of further columns, values from `$6`. */
async function step(
  tenant: TenantDb,
  who: Who,
  { kind, version }: Step,
  [from, to]: [From, From],
  told: { action: string; note: string },
  [sets, values]: [string, string[]] = ['', []],
  before?: (tx: TenantDb) => Promise<unknown>,
): Promise<BookRecord> {
  try {
    return await tenant.transaction(async (tx) => {
      await before?.(tx)
      const row = await tx.one<BookRecord>(
        `update rule_book set status = $5, updated_at = now() ${sets}
          where company_id = $1 and kind = $2 and version = $3 and status = $4 returning ${COLUMNS}`,
        [kind, version, from, to, ...values],
      )
      if (!row) throw new Refusal('CONFLICT', '这个版本的状态已变化，请刷新后重试')
      await noteDeed(tx, who, deed(row, told.action, told.note))
      return row
    })
  } catch (error) {
    if (isFourEyes(error)) throw new Refusal('FOUR_EYES')
    throw error
  }
}

export const submit = (tenant: TenantDb, who: Who, of: Step) =>
  step(tenant, who, of, ['DRAFT', 'SUBMITTED'], { action: '提交复核', note: '' })

export const decide = (
  tenant: TenantDb,
  who: Who,
  of: Step,
  { approve, note }: { approve: boolean; note: string },
) =>
  step(
    tenant,
    who,
    of,
    ['SUBMITTED', approve ? 'APPROVED' : 'REFUSED'],
    { action: approve ? '复核通过' : '退回', note },
    [
      ', decided_id = $6::int, decided_by = $7, decision = $8',
      [String(who.userId), who.userName, note],
    ],
  )

/** The version before it stops in the same transaction: at every moment one at most is in force. */
export const force = (tenant: TenantDb, who: Who, of: Step) =>
  step(
    tenant,
    who,
    of,
    ['APPROVED', 'IN_FORCE'],
    { action: '启用', note: '' },
    [', forced_at = now()', []],
    (tx) =>
      tx.run(
        `update rule_book set status = 'RETIRED', updated_at = now()
          where company_id = $1 and kind = $2 and status = 'IN_FORCE'`,
        [of.kind],
      ),
  )

export async function books(
  tenant: TenantDb,
  filter: { kind?: ReportKind | undefined; status?: string | undefined },
  page: number,
  size: number,
) {
  const rows = await tenant.rows<BookRecord & { total: number }>(
    `select ${COLUMNS}, count(*) over ()::int as total from rule_book
      where company_id = $1 and ($2::text is null or kind = $2) and ($3::text is null or status = $3)
      order by created_at desc, version desc limit $4 offset $5`,
    [filter.kind ?? null, filter.status ?? null, size, (page - 1) * size],
  )
  return { total: rows[0]?.total ?? 0, rows }
}

/** Versions of rules on a shelf. Each step is one guarded statement, so that two people at once cannot both take it. */
import type { BookRow } from '@xinjian/contract'
import type { RuleBook } from '@xinjian/engine/report/book'
import { backToReview, byAnother, stateNow } from '../../http/four-eyes.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { momentOf } from '../notice/index.ts'
import { type Deed, noteDeed, type Who } from './events.ts'
import type { Shelf, ShelfTx } from './shelf.ts'
import { RULEBOOK_SAYS } from './words.ts'

export interface BookRecord {
  version: number
  status: BookRow['status']
  note: string
  limits: RuleBook['limits']
  off: RuleBook['off']
  on_rules: string[]
  authors: number[]
  author: string
  decided_by: string | null
  decision: string | null
  updated_at: Date
  forced_at: Date | null
}

const UNIQUE_VIOLATION = '23505'

const STATUS_NOW = stateNow('status')
const COLUMNS = `version, ${STATUS_NOW} as status, note, limits, off, on_rules, authors, author, decided_by, decision, updated_at, forced_at`

export const wireBook = (row: BookRecord, { userId }: Who): BookRow => ({
  ...wired(row, 'version status note author decided_by decision updated_at forced_at'),
  changed: Object.keys(row.limits).length,
  off: Object.keys(row.off).length,
  own: row.authors.includes(userId),
})

export async function bookOf(shelf: Shelf, version: number): Promise<BookRecord> {
  const row = await shelf.one<BookRecord>(
    `select ${COLUMNS} from ${shelf.books} where ${shelf.mine} and version = $2`,
    [version],
  )
  if (!row) throw new Refusal('UNKNOWN', RULEBOOK_SAYS.noSuchVersionRules)
  return row
}

export const bookInForce = (shelf: Shelf) =>
  shelf.one<BookRecord>(
    `select ${COLUMNS} from ${shelf.books} where ${shelf.mine} and status = 'IN_FORCE'`,
  )

export interface Draft {
  version?: number | undefined
  note: string
  limits: RuleBook['limits']
  off: RuleBook['off']
  on: readonly string[]
}

/** A new version, or the next state of a draft: whoever saves it is one of its authors from then on. */
export async function saveDraft(shelf: Shelf, who: Who, draft: Draft): Promise<BookRecord> {
  try {
    return await writeDraft(shelf, who, draft)
  } catch (error) {
    // Two began a new version at once: both would be the next one.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new Refusal('CONFLICT')
    throw error
  }
}

function writeDraft(shelf: Shelf, who: Who, draft: Draft): Promise<BookRecord> {
  const values = [
    draft.note,
    JSON.stringify(draft.limits),
    JSON.stringify(draft.off),
    draft.on,
    who.userId,
    who.userName,
  ]
  const { books, mine, owner } = shelf
  return shelf.transaction(async (tx) => {
    const row =
      draft.version === undefined
        ? await tx.one<BookRecord>(
            `insert into ${books} (${owner.columns}version, note, limits, off, on_rules, authors, author)
             select ${owner.values}1 + coalesce((select max(version) from ${books} where ${mine}), 0),
                    $2, $3::jsonb, $4::jsonb, $5::text[], array[$6::int], $7
             returning ${COLUMNS}`,
            values,
          )
        : await tx.one<BookRecord>(
            `update ${books} set note = $2, limits = $3::jsonb, off = $4::jsonb, on_rules = $5::text[], author = $7, updated_at = now(),
                    authors = case when $6::int = any (authors) then authors else authors || $6::int end
              where ${mine} and version = $8 and status = 'DRAFT' returning ${COLUMNS}`,
            [...values, draft.version],
          )
    if (!row) throw new Refusal('CONFLICT', RULEBOOK_SAYS.versionSubmittedReviewCannot)
    await noteDeed(tx, who, deed(row, '保存草稿', draft.note))
    return row
  })
}

const deed = ({ version }: BookRecord, action: string, note: string): Deed => ({
  about: `第${version}版`,
  action,
  note,
})

type From = BookRecord['status']

/** One step of a version from one status to the next, with its trace. `sets`: SQL of further columns, values from `$5`. */
async function step(
  shelf: Shelf,
  who: Who,
  version: number,
  [from, to]: [From, From],
  told: { action: string; note: string },
  [sets, values]: [string, string[]] = ['', []],
  around: {
    before?: (tx: Shelf) => Promise<unknown>
    after?: (tx: ShelfTx) => Promise<unknown>
  } = {},
): Promise<BookRecord> {
  return byAnother(
    shelf.transaction(async (tx) => {
      await around.before?.(tx)
      const row = await tx.one<BookRecord>(
        `update ${shelf.books} set status = $4, updated_at = now() ${sets}
          where ${shelf.mine} and version = $2 and ${STATUS_NOW} = $3 returning ${COLUMNS}`,
        [version, from, to, ...values],
      )
      if (!row) throw new Refusal('CONFLICT', RULEBOOK_SAYS.stateVersionChangedMeanwhile)
      await noteDeed(tx, who, deed(row, told.action, told.note))
      await around.after?.(tx)
      return row
    }),
  )
}

export const submit = (shelf: Shelf, who: Who, version: number) =>
  step(shelf, who, version, ['DRAFT', 'SUBMITTED'], { action: '提交复核', note: '' })

export const decide = (
  shelf: Shelf,
  who: Who,
  version: number,
  { approve, note }: { approve: boolean; note: string },
) =>
  step(
    shelf,
    who,
    version,
    ['SUBMITTED', approve ? 'APPROVED' : 'REFUSED'],
    { action: approve ? '复核通过' : '退回', note },
    [
      ', decided_id = $5::int, decided_by = $6, decision = $7',
      [String(who.userId), who.userName, note],
    ],
    {
      before: (tx) =>
        tx.run(
          backToReview(tx.books, 'status', { where: `${tx.mine} and version = $2`, every: false }),
          [version],
        ),
    },
  )

/**
 * The version before it stops in the same transaction: at every moment one at most is in force. Others that were agreed to were agreed to beside the one before,
 * and wait for another decision. Everybody who decides on rules is told, for one person takes this step.
 */
export const force = (shelf: Shelf, who: Who & { companyId: number }, version: number) =>
  step(
    shelf,
    who,
    version,
    ['APPROVED', 'IN_FORCE'],
    { action: '启用', note: '' },
    [', forced_at = now()', []],
    {
      before: (tx) =>
        tx.run(
          `update ${tx.books} set status = 'RETIRED', updated_at = now() where ${tx.mine} and status = 'IN_FORCE'`,
        ),
      async after(tx) {
        const back = await tx.rows<BookRecord>(
          `${backToReview(tx.books, 'status', { where: tx.mine, every: true })} returning ${COLUMNS}`,
        )
        const action = RULEBOOK_SAYS.approvalGone({ n: version })
        for (const row of back) await noteDeed(tx, who, deed(row, action, ''))
        await tx.tellInForce({
          ...{ companyId: who.companyId, key: String(version) },
          params: { version: String(version), by: who.userName, at: momentOf(new Date()) },
        })
      },
    },
  )

export async function books(
  shelf: Shelf,
  { status, page, size }: { status?: string | undefined; page: number; size: number },
) {
  const rows = await shelf.rows<BookRecord & { total: number }>(
    `select ${COLUMNS}, count(*) over ()::int as total from ${shelf.books}
      where ${shelf.mine} and ($2::text is null or ${STATUS_NOW} = $2)
      order by created_at desc, version desc limit $3 offset $4`,
    [status ?? null, size, (page - 1) * size],
  )
  return { total: rows[0]?.total ?? 0, rows }
}

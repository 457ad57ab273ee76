/**
 * The one way a notice comes to be: a statement in the transaction of what it tells of, so that both stand or neither does. It finds
 * who hears, writes a row for each, and queues mail and SMS for those who get them.
 */
import { NOTICE_KINDS, type NoticeKind, type NoticeKindName } from '@xinjian/contract/notice/kinds'
import type { Db, Tx } from '../../db/pool.ts'
import { tiedTo } from '../../db/tenant.ts'
import { type CompanyEvent, JOB_EVENT, JOB_WAKE } from '../../jobs/events.ts'
import { DELIVERIES } from './store.ts'

/** A transaction on one company: its own, the platform's or an operator's. */
export type TellingTx = Pick<Db, 'rows' | 'one' | 'run'> &
  Pick<Tx, 'afterCommit'> & { readonly companyId: number }

export interface News {
  kind: NoticeKindName
  /** Names the event for ever: whoever was told of it is not told again. */
  key: string
  /** What its words and link are filled in with; never a secret, and of persons nothing that is not masked. */
  params?: Readonly<Record<string, string>>
  /** Account name of the one who hears it; without one, all who may (`hears` of the kind). */
  to?: string | null | undefined
}

/** Beyond so many readers every page of the company looks: a notification holds 8,000 bytes. */
const NAMED = 500

const SQL = `select users, sent from tell_notice($1, $2, $3, $4, $5::text[], $6::jsonb, $7::text[], $8)
  where company_id = $1`

/** Tells the news; how many readers there are who had not heard of it. */
export async function tell(tx: TellingTx, { kind, key, params = {}, to }: News): Promise<number> {
  const { hears, ways, always }: NoticeKind = NOTICE_KINDS[kind]
  // A kind that nobody hears by what he may do is told to whoever is named, or to nobody.
  if (!to && hears.length === 0) return 0
  const row = await tx.one<{ users: number[] | null; sent: number }>(SQL, [
    kind,
    `${kind}:${key}`,
    to || null,
    [...hears],
    JSON.stringify(params),
    [...ways],
    always === true,
  ])
  const users = row?.users ?? []
  if (users.length > 0) tx.afterCommit(JOB_EVENT, JSON.stringify(eventFor(tx, users)))
  if (row && row.sent > 0) tx.afterCommit(JOB_WAKE, DELIVERIES.name)
  return users.length
}

const BORROWER_SQL = `select users, sent from tell_borrower($1, $2, $3, $4, $5::text[], $6::jsonb, $7::text[])
  where company_id = $1`

/**
 * Tells those of the borrower who may hear, in the transaction of the funder's deed; `borrowerId` is a company that the one of the transaction has lent to. What
 * has to be known of the borrower's accounts, the database knows (docs/decisions/0228).
 */
export async function tellBorrower(
  tx: TellingTx,
  borrowerId: number,
  { kind, key, params = {} }: Omit<News, 'to'>,
): Promise<number> {
  const { hears, ways }: NoticeKind = NOTICE_KINDS[kind]
  const row = await tx.one<{ users: number[] | null; sent: number }>(BORROWER_SQL, [
    borrowerId,
    kind,
    `${kind}:${key}`,
    [...hears],
    JSON.stringify(params),
    [...ways],
  ])
  if (!row) return 0
  const users = row.users ?? []
  const event = () => JSON.stringify(eventFor({ companyId: borrowerId }, users))
  if (users.length > 0) tx.afterCommit(JOB_EVENT, event())
  if (row.sent > 0) tx.afterCommit(JOB_WAKE, DELIVERIES.name)
  return users.length
}

const eventFor = ({ companyId }: { companyId: number }, users: number[]): CompanyEvent => ({
  companyId,
  kind: 'notice',
  id: '',
  status: '',
  progress: 0,
  message: '',
  ...(users.length <= NAMED && { users }),
})

/** A transaction of the platform as one on a company, for telling. */
export const tellingTx = (tx: Db & Pick<Tx, 'afterCommit'>, companyId: number): TellingTx => ({
  ...tiedTo(tx, companyId),
  companyId,
  afterCommit: tx.afterCommit,
})

/** A moment as a notice says it, in China. */
export const momentOf = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at)

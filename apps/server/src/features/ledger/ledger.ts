/**
 * The one way money moves: an entry and the sums of both its accounts, one statement under the lock of the company's ledger, in the
 * transaction of what it is for. Amounts are integers of 毫 (0.0001 yuan).
 */

import { HAO_PER_YUAN } from '@xinjian/format'
import type { Db } from '../../db/pool.ts'
import { Refusal } from '../../http/refusal.ts'
import { type TellingTx, tell } from '../notice/index.ts'
import { type Account, type EntryKind, wayOf } from './entry.ts'
import { LEDGER_SAYS } from './words.ts'

/** Statements on one company: its own, or the operators' on it. */
export type LedgerTx = Pick<Db, 'rows' | 'one' | 'run'> & { readonly companyId: number }

/** A company that set no line of its own is warned below so much, 毫 (as the table has it). */
const WARN_BELOW = 100 * HAO_PER_YUAN

export interface Balances {
  available: number
  held: number
  spent: number
  received: number
  adjusted: number
  credit_limit: number
  warn_below: number | null
  warned_at: Date | null
}

export interface NewEntry {
  kind: EntryKind
  /** What it is for, by name: entered once, however often it is asked for. */
  key: string
  /** Above zero; of a correction below zero, too. 毫. */
  amount: number
  /** Number of the report, the voucher, the order. */
  about: string
  note: string
  madeBy: string
  /** When, with its zone; the moment of writing without. */
  at?: string
}

const COLUMNS = 'available, held, spent, received, adjusted, credit_limit, warn_below, warned_at'

/** The company's ledger, locked until the transaction ends; made where there is none yet. Ask for it before any entry. */
export async function lockLedger(tx: LedgerTx): Promise<Balances> {
  const lock = () =>
    tx.one<Balances>(`select ${COLUMNS} from ledger where company_id = $1 for update`)
  const found = await lock()
  if (found) return found
  await tx.run('insert into ledger (company_id) values ($1) on conflict do nothing')
  return (await lock())!
}

/** What stands there now, without a lock: for those who look. */
export const balancesOf = async (db: LedgerTx): Promise<Balances> =>
  (await db.one<Balances>(`select ${COLUMNS} from ledger where company_id = $1`)) ?? {
    available: 0,
    held: 0,
    spent: 0,
    received: 0,
    adjusted: 0,
    credit_limit: 0,
    warn_below: WARN_BELOW,
    warned_at: null,
  }

/** Signed change of an account. */
const change = (account: Account, [source, target]: readonly [Account, Account], n: number) =>
  account === source ? -n : account === target ? n : 0

/**
 * Enters what was not entered yet under this key; true when it was now. Refuses, without a trace, what would leave the company below
 * its credit limit: no other refusal can come of it. The ledger must be locked by this transaction.
 *
 * The same statement notes the fall below the warning line and forgets it when money comes in: what a query held and gives back
 * is no such money, or a query that fails near the line would have the company warned again with the next.
 */
export async function enter(tx: TellingTx, entry: NewEntry): Promise<boolean> {
  const { kind, key, about, note, madeBy } = entry
  const way = wayOf(kind, entry.amount)
  const amount = Math.abs(entry.amount)
  if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`金额有误: ${amount}`)
  const changes = (['AVAILABLE', 'HELD', 'SPENT', 'RECEIVED', 'ADJUSTED'] as const).map((account) =>
    change(account, way, amount),
  )
  const written = await tx
    .one<{ fell: boolean }>(
      `with was as (select warned_at, now() as now, coalesce($15::timestamptz, clock_timestamp()) as at from ledger where company_id = $1
     ), book as (
       update ledger l set available = available + $2::bigint, held = held + $3, spent = spent + $4,
              received = received + $5, adjusted = adjusted + $6,
              warned_at = case
                when $2::bigint < 0 and available + $2 + credit_limit < warn_below then coalesce(l.warned_at, was.now)
                when $2::bigint > 0 and $8 <> 'RELEASE' and available + $2 + credit_limit >= warn_below then null
                else l.warned_at end
         from was
        where l.company_id = $1 and ($2::bigint >= 0 or available + $2 + credit_limit >= 0)
          and not exists (select 1 from ledger_entry where company_id = $1 and key = $7)
       returning available, was.warned_at is null and l.warned_at is not null as fell, was.at)
     insert into ledger_entry (company_id, key, kind, source, target, amount, available, about, note, made_by, at, fell)
     select $1, $7, $8, $9, $10, $11, available, $12, $13, $14, at, fell from book returning fell`,
      [...changes, key, kind, ...way, amount, about, note, madeBy, entry.at ?? null],
    )
    .catch(toldOfBounds)
  if (written?.fell) await tell(tx, { kind: 'BALANCE_LOW', key })
  if (written) return true
  if (await isEntered(tx, key)) return false
  throw new Refusal('BALANCE_SHORT')
}

/** Beyond the bounds of the table a sum of the books would be no exact number. */
function toldOfBounds(error: unknown): never {
  if ((error as { constraint?: string }).constraint === 'ledger_bounds')
    throw new Refusal('CONFLICT', LEDGER_SAYS.withEntryCompanyWould, 'amount')
  throw error
}

const isEntered = async (tx: LedgerTx, key: string): Promise<boolean> =>
  (await tx.one('select 1 as n from ledger_entry where company_id = $1 and key = $2', [key])) !==
  null

/** Sets how far below zero the company may go; refuses less than what it owes. The ledger must be locked by this transaction. */
export async function setCredit(tx: LedgerTx, limit: number): Promise<void> {
  const touched = await tx.run(
    `update ledger set credit_limit = $2,
            warned_at = case when available + $2 >= warn_below then null else warned_at end
      where company_id = $1 and available + $2 >= 0`,
    [limit],
  )
  if (touched === 0) throw new Refusal('CONFLICT', LEDGER_SAYS.newCreditLessThan)
}

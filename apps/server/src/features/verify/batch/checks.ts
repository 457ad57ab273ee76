/**
 * Checks of a batch: each row is one, under a request of its own. A row that was begun by a worker which died is found again by it, and
 * goes on under the same number: held once, charged once.
 */
import type { TypedInvoice } from '@xinjian/format/verify/typed'
import type { Db } from '../../../db/pool.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { type Call, hold, settle } from '../../metering/index.ts'
import { INVOICE_VERIFY } from '../../product/index.ts'
import { noteOf } from '../notes.ts'
import {
  type Asked,
  beginCheck,
  COLUMNS,
  type Done,
  endCheck,
  NEXT_NO,
  type VerificationRecord,
} from '../store.ts'
import { VERIFY_NAME } from '../words.ts'
import { COMPARED, comparedOf, markDone } from './rows.ts'

/** A batch, and the how manieth time its rows are verified, from 0. */
export interface Round {
  no: string
  retries: number
}

const suffixOf = ({ retries }: Round): string => (retries > 0 ? `:${retries}` : '')
/** No caller can name such a request: theirs have no colon. */
const requestOf = (of: Round, nth: number): string => `batch:${of.no}:${nth}${suffixOf(of)}`

/** A row with what is compared of it. */
export interface AskedRow {
  nth: number
  typed: TypedInvoice
  asked: Asked
}

/** A row whose check was begun, and is to be asked. */
export interface BegunRow extends AskedRow {
  no: string
}

/** Checks of these rows that were begun before in this round, by row. */
export async function begunBefore(
  tx: Db,
  of: Round,
  rows: readonly AskedRow[],
): Promise<Map<number, { no: string; ended: boolean }>> {
  const found = await tx.rows<{ nth: number; no: string; ended: boolean }>(
    `select batch_nth as nth, no, state = 'DONE' as ended from verify_record
      where company_id = $1 and request_id = any($2::text[])`,
    [rows.map(({ nth }) => requestOf(of, nth))],
  )
  return new Map(found.map((one) => [one.nth, one]))
}

/** What the platform said to this company of exactly these rows before, whoever asked; by row. */
export async function judgedBefore(
  tx: Db,
  rows: readonly AskedRow[],
): Promise<Map<number, VerificationRecord>> {
  const found = await tx.rows<VerificationRecord & { nth: number }>(
    `select r.nth, e.* from unnest($2::int[], $3::text[], $4::text[]) as r (nth, key, compared)
      cross join lateral (
        select ${COLUMNS} from verify_record v
         where v.company_id = $1 and v.invoice_key = r.key and ${COMPARED} = r.compared and v.kept_from is null
           and v.result in ('CONSISTENT', 'INCONSISTENT', 'NOT_FOUND')
         order by v.asked_at desc limit 1) e`,
    [
      rows.map(({ nth }) => nth),
      rows.map(({ asked }) => asked.invoiceKey),
      rows.map(({ asked }) => comparedOf(asked)),
    ],
  )
  return new Map(found.map((one) => [one.nth, one]))
}

/** Begins the checks of rows and holds what they cost; all of them, or the refusal of one. */
export async function beginRows(
  tx: TenantTx,
  of: Round,
  rows: readonly AskedRow[],
  via: Call['via'],
): Promise<BegunRow[]> {
  const begun: BegunRow[] = []
  for (const row of rows) begun.push({ ...row, no: await begin(tx, of, row) })
  await hold(
    tx,
    begun.map(({ no, asked }) => ({
      no,
      product: INVOICE_VERIFY,
      name: VERIFY_NAME,
      via,
      enterprise: { id: null, name: `发票 ${asked.invoiceNumber}`, taxNo: '' },
      madeBy: asked.madeBy,
    })),
  )
  return begun
}

/** A check that asks nobody: begun and ended at once. */
export async function endUnsent(tx: TenantTx, of: Round, row: AskedRow, done: Done): Promise<void> {
  await endCheck(tx, await begin(tx, of, row), done)
}

async function begin(tx: TenantTx, of: Round, { nth, asked }: AskedRow): Promise<string> {
  const requestId = requestOf(of, nth)
  const no = await beginCheck(tx, { ...asked, requestId, batch: of.no, nth })
  // Under the claim nobody else begins rows of this batch, and those begun before were left out.
  if (no === null) throw new Error(`row ${nth} of ${of.no} was begun twice`)
  await replaceEarlier(tx, of, [nth])
  return no
}

/** A row has one check in its batch: that of an earlier round stays among the company's checks alone. */
async function replaceEarlier(tx: Db, of: Round, rows: readonly number[]): Promise<void> {
  if (of.retries === 0) return
  await tx.run(
    `update verify_record set batch = null, batch_nth = null
      where company_id = $1 and batch = $2 and batch_nth = any($3::int[])
        and request_id <> 'batch:' || batch || ':' || batch_nth || $4`,
    [of.no, rows, suffixOf(of)],
  )
}

/**
 * Rows that are exactly as one above have its result, free: as many as the rows above are through with.
 */
const endSame = async (tx: Db, of: Round, madeBy: string): Promise<number> => {
  const ended = await tx.rows<{ batch_nth: number }>(
    `insert into verify_record (company_id, no, request_id, invoice_key, kind, invoice_code, invoice_number, issue_date, amount,
       check_code, state, result, invalid_mark, note, face, kept_from, made_by, verified_at, batch, batch_nth)
     select $1, ${NEXT_NO}, 'batch:' || r.batch || ':' || r.nth || $4, v.invoice_key, v.kind, v.invoice_code, v.invoice_number, v.issue_date,
            v.amount, v.check_code, 'DONE', v.result, v.invalid_mark, v.note, v.face, coalesce(v.kept_from, v.no), $3, v.verified_at,
            r.batch, r.nth
       from verify_batch_row r join verify_record v on v.company_id = r.company_id and v.batch = r.batch and v.batch_nth = r.of_nth
      where r.company_id = $1 and r.batch = $2 and r.state = 'SAME' and v.state = 'DONE'
      order by r.nth returning batch_nth`,
    [of.no, madeBy, suffixOf(of)],
  )
  const rows = ended.map(({ batch_nth }) => batch_nth)
  await replaceEarlier(tx, of, rows)
  await tx.run(
    "update verify_batch_row set state = 'DONE' where company_id = $1 and batch = $2 and state = 'SAME' and nth = any($3::int[])",
    [of.no, rows],
  )
  return ended.length
}

/** Checks that were begun, and of which the platform said nothing: ended as that, and let go of. Rows that have a result by it. */
async function endOpen(tx: TenantTx, batch: string): Promise<number> {
  const open = await tx.rows<{ no: string; batch_nth: number }>(
    "select no, batch_nth from verify_record where company_id = $1 and batch = $2 and state = 'RUNNING' order by no",
    [batch],
  )
  for (const { no } of open) {
    const charged = await settle(tx, no, 'FAILED')
    await endCheck(tx, no, { result: 'BUSY', note: noteOf('BUSY'), charged })
  }
  return markDone(
    tx,
    batch,
    open.map(({ batch_nth }) => batch_nth),
  )
}

/** Rows that wait for another round and are not asked in it: they keep the result they had. */
const endUntried = (tx: Db, batch: string): Promise<number> =>
  tx.run(
    `update verify_batch_row r set state = 'DONE' from verify_record v
      where r.company_id = $1 and r.batch = $2 and r.state in ('WAITING', 'SAME')
        and v.company_id = r.company_id and v.batch = r.batch and v.batch_nth = r.nth and v.state = 'DONE'`,
    [batch],
  )

/** What is left of a batch that ends: rows that have their result now. */
export const endRest = async (tx: TenantTx, of: Round, madeBy: string): Promise<number> =>
  (await endOpen(tx, of.no)) + (await endSame(tx, of, madeBy)) + (await endUntried(tx, of.no))

/**
 * What a file tells of a part of a book whole: every voucher of a month up to a day, every balance of a period, every line of a bank
 * account between two days. A row there that an earlier file had and this one has not was deleted at its source.
 */
import type { Dataset } from '@xinjian/contract'
import type { TenantDb } from '../../../../db/tenant.ts'
import type { FactTable } from '../fact-row.ts'
import { retireWhere } from '../files/retire.ts'
import { monthIndexOf } from '../month.ts'
import { factDataset } from '../registry.ts'
import { factsOf, keyed } from '../write-facts.ts'
import { maskedAccount } from './bank-line.ts'
import type { Months } from './digest/digest.ts'
import { uploadOf } from './write-book.ts'

export type Whole =
  | { of: 'VOUCHERS'; months: { month: string; last: string }[] }
  | { of: 'BALANCES'; periods: { from: string; to: string }[] }
  /** Of the days between, not of the first and the last, of which an export may have a part. */
  | { of: 'BANK_LINES'; account: string; after: string; before: string }

/**
 * After `writeBook` of the same lines: rows of files that are no more hold no longer.
 * @returns how many
 */
export async function leaveOut(
  tx: TenantDb,
  of: { enterpriseId: number; importId: number },
  dataset: Dataset,
  part: string,
  lines: readonly Readonly<Record<string, unknown>>[],
  whole: Whole,
): Promise<number> {
  const { table, sql, objects, months } = toldBy(whole)
  const facts = keyed(lines.flatMap((line) => factsOf(dataset, part, line)))
  const gone = await retireWhere(
    tx,
    uploadOf(of),
    table,
    `l.source = $4 and not (l.row_key = any($3)) and ${sql}`,
    facts.map(({ key }) => key),
    objects,
  )
  const digest = factDataset(dataset)?.digest
  if (digest && gone > 0) await digest.refresh(tx, of.enterpriseId, spanned(months))
  return gone
}

/** SQL over a row `l`, and the objects that are its `$7`. */
interface Scope {
  table: FactTable
  sql: string
  objects: object[]
  /** That rows may be gone from: `2024-03`. */
  months: string[]
}

function toldBy(whole: Whole): Scope {
  switch (whole.of) {
    case 'VOUCHERS':
      return {
        table: 'gl_voucher_line',
        sql: `exists (select 1 from jsonb_to_recordset($7::jsonb) s(month text, last date)
                       where l.month = s.month and l.booked_on <= s.last)`,
        objects: whole.months,
        months: whole.months.map(({ month }) => month),
      }
    case 'BALANCES':
      return {
        table: 'gl_balance',
        sql: `exists (select 1 from jsonb_to_recordset($7::jsonb) s("from" text, "to" text)
                       where l.month_from = s."from" and l.month_to = s."to")`,
        objects: whole.periods,
        months: [],
      }
    case 'BANK_LINES': {
      const { account, after, before } = whole
      return {
        table: 'bank_line',
        sql: `exists (select 1 from jsonb_to_recordset($7::jsonb) s(account text, after date, before date)
                       where l.account = s.account and l.booked_on > s.after and l.booked_on < s.before)`,
        objects: [{ account: maskedAccount(account), after, before }],
        months: [after.slice(0, 7), before.slice(0, 7)],
      }
    }
  }
}

/** From the first to the last; null = all there are. */
function spanned(months: readonly string[]): Months | null {
  const known = months.flatMap((month) => monthIndexOf(month) ?? [])
  return known.length === 0 ? null : { first: Math.min(...known), last: Math.max(...known) }
}

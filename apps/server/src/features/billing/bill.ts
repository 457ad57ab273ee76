/** The bill of a month: counted as calls are answered while the month runs, made of the records and kept once it is over. */
import type { contract, DataOf } from '@xinjian/contract'
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import { writeWaiting } from '../../db/audit.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantTx, tenantOf } from '../../db/tenant.ts'
import { wired } from '../../http/rows/wired.ts'
import { type LedgerTx, lockLedger } from '../ledger/index.ts'
import { automaticOf, countedOf, type MonthLine, recordedOf } from '../metering/index.ts'
import { tell } from '../notice/index.ts'
import { logsOf, PLATFORM, traceIn } from './trace.ts'

type Bill = Omit<DataOf<typeof contract.billing.billMonth>, 'secondary'>
type Head = Bill['head']

export interface BillRecord {
  month: number
  status: Exclude<Head['status'], 'OPEN'>
  amount: number
  reversed: number
  adjusted: number
  frozen_at: Date
  dispute: string | null
  disputed_by: string | null
  disputed_at: Date | null
  answer: string | null
  answered_at: Date | null
  confirmed_by: string | null
  confirmed_at: Date | null
  invoice_no: string | null
  invoiced_at: Date | null
  payment: string | null
  paid_at: Date | null
}

export const BILL_COLUMNS = `month, status, amount, reversed, adjusted, frozen_at, dispute, disputed_by, disputed_at, answer, answered_at, confirmed_by,
   confirmed_at, invoice_no, invoiced_at, payment, paid_at`

export const wireBill = (row: BillRecord): Head => ({
  month: formatMonth(row.month),
  ...wired(
    row,
    'status amount reversed adjusted frozen_at dispute disputed_by disputed_at answer answered_at confirmed_by confirmed_at invoice_no invoiced_at payment paid_at',
  ),
  total: row.amount - row.reversed - row.adjusted,
})

const billOf = (db: LedgerTx, month: number) =>
  db.one<BillRecord>(`select ${BILL_COLUMNS} from bill where company_id = $1 and month = $2`, [
    month,
  ])

export async function monthBill(tenant: LedgerTx, month: number): Promise<Bill> {
  const frozen = await billOf(tenant, month)
  const adjustments = await adjustmentsOf(tenant, month)
  const lines = frozen ? await linesOf(tenant, month) : await countedOf(tenant, month)
  const auto = new Map(
    (await automaticOf(tenant, month)).map(({ product, ...of }) => [product, of]),
  )
  const adjusted = adjustments.reduce((sum, { amount }) => sum + amount, 0)
  const head = frozen ? wireBill(frozen) : openHead(month, lines, adjusted)
  return {
    head,
    lines: lines.map(({ product_name: productName, product_name_en: productNameEn, ...line }) => ({
      ...line,
      ...(auto.get(line.product) ?? { auto: 0, autoAmount: 0 }),
      productName,
      productNameEn,
    })),
    adjustments: adjustments.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
  }
}

const sum = (lines: readonly MonthLine[], of: 'amount' | 'reversedAmount') =>
  lines.reduce((all, line) => all + line[of], 0)

function openHead(month: number, lines: readonly MonthLine[], adjusted: number): Head {
  const [amount, reversed] = [sum(lines, 'amount'), sum(lines, 'reversedAmount')]
  return {
    month: formatMonth(month),
    status: 'OPEN',
    amount,
    reversed,
    adjusted,
    total: amount - reversed - adjusted,
    frozenAt: null,
    dispute: null,
    disputedBy: null,
    disputedAt: null,
    answer: null,
    answeredAt: null,
    confirmedBy: null,
    confirmedAt: null,
    invoiceNo: null,
    invoicedAt: null,
    payment: null,
    paidAt: null,
  }
}

const linesOf = (tenant: LedgerTx, month: number) =>
  tenant.rows<MonthLine>(
    `select l.product, coalesce(p.name, l.product) as product_name, coalesce(p.name_en, l.product) as product_name_en,
            coalesce(p.unit, '次') as unit, l.calls, l.found, l.charged, l.free, l.amount, l.reversed,
            l.reversed_amount as "reversedAmount"
       from bill_line l left join product p on p.code = l.product
      where l.company_id = $1 and l.month = $2 order by p.place, l.product`,
    [month],
  )

/** What changed the bill beside calls, in favour of the company above zero; recharges and credit do not. */
const adjustmentsOf = (db: LedgerTx, month: number) =>
  db.rows<{
    id: number
    kind: 'GIFT' | 'ADJUST' | 'DEDUCT'
    amount: number
    about: string
    note: string
    at: Date
  }>(
    `select id, kind, case kind when 'DEDUCT' then -amount else amount end as amount, about, note, decided_at as at from voucher
      where company_id = $1 and month = $2 and status = 'DONE' and kind in ('GIFT', 'ADJUST', 'DEDUCT') order by id`,
    [month],
  )

/** Makes the bill of a month that is over, and says so; of one that has its bill, nothing is left to do. */
export async function freezeBill(tx: TenantTx, month: number): Promise<boolean> {
  // So that no two make it, and nothing is answered meanwhile.
  await lockLedger(tx)
  if (await billOf(tx, month)) return false
  const lines = await recordedOf(tx, month)
  const adjusted = (await adjustmentsOf(tx, month)).reduce((all, { amount }) => all + amount, 0)
  await tx.run(
    `insert into bill (company_id, month, amount, reversed, adjusted) values ($1, $2, $3, $4, $5)`,
    [month, sum(lines, 'amount'), sum(lines, 'reversedAmount'), adjusted],
  )
  await tx.run(
    `insert into bill_line (company_id, month, product, calls, found, charged, free, amount, reversed, reversed_amount)
     select $1, $2, l.product, l.calls, l.found, l.charged, l.free, l.amount, l.reversed, l."reversedAmount"
       from jsonb_to_recordset($3::jsonb) as l (product text, calls int, found int, charged int, free int, amount bigint,
                                                reversed int, "reversedAmount" bigint)`,
    [month, JSON.stringify(lines)],
  )
  const params = { month: formatMonth(month) }
  await tell(tx, { kind: 'BILL_MADE', key: params.month, params })
  return true
}

/** Day of a month on which the bill of the month before is made. */
const FREEZE_DAY = 3

/** Makes the bills that are due, of all companies; how many. */
export async function freezeDue(db: Database): Promise<number> {
  const due = await db.rows<{ company_id: number; month: number }>(
    `select distinct u.company_id, u.month from usage_month u
      where u.month < (extract(year from now() - interval '${FREEZE_DAY - 1} days') * 12
                       + extract(month from now() - interval '${FREEZE_DAY - 1} days') - 1)::int
        and u.calls + u.reversed > 0
        and not exists (select 1 from bill b where b.company_id = u.company_id and b.month = u.month)
      order by 1, 2`,
  )
  for (const { company_id: companyId, month } of due) {
    const logs = await logsOf(db, companyId)
    await tenantOf(db, companyId).transaction(async (tx) => {
      if (!(await freezeBill(tx, month))) return
      const detail = { month: formatMonth(month) }
      await traceIn(tx, logs, () => PLATFORM, { action: 'billIssue', detail })
    })
    await writeWaiting(db, companyId)
  }
  return due.length
}

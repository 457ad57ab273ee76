/** Bank lines beside invoices and balances, by columns: a line or an invoice is some numbers here, and never an object. */

import type { AgeingRow, ErpFacts } from '@xinjian/engine/erp/facts'
import { ownersOf } from '@xinjian/engine/erp/signs/owners'
import { type MonthIndex, parseDay } from '@xinjian/engine/kit/calendar/window'
import type { Reconciled } from '@xinjian/engine/reconcile/facts'
import type { Rows } from '@xinjian/engine/reconcile/rows'
import { type Flows, reconcile, type SideGiven } from '@xinjian/engine/reconcile/tell'
import { normaliseName } from '@xinjian/format/invoice/party-name'
import type { TenantDb } from '../../../../../db/tenant.ts'
import { invoiceColumns } from '../../../invoice/read.ts'

/** Rows of one fetch. */
const CHUNK = 50_000

/** Months without invoices before those of which they are known: what is paid then may be of an invoice that is not known. */
const LEAD_MONTHS = 3

class Column {
  readonly day: number[] = []
  readonly amount: number[] = []
  readonly party: number[] = []
  readonly keys: string[] = []
  private readonly ids = new Map<string, number>()
  add(key: string, day: number, amount: number, party: string | null): void {
    this.keys.push(key)
    this.day.push(day)
    this.amount.push(amount)
    this.party.push(party === null ? -1 : this.idOf(party))
  }
  private idOf(name: string): number {
    const known = this.ids.get(name)
    if (known !== undefined) return known
    this.ids.set(name, this.ids.size)
    return this.ids.size - 1
  }
  flows(): Flows {
    return {
      day: Int32Array.from(this.day),
      amount: Float64Array.from(this.amount),
      party: Int32Array.from(this.party),
      names: [...this.ids.keys()],
      keys: this.keys,
    }
  }
}

interface Line extends Record<string, unknown> {
  key: string
  gone: boolean
  day: number
  received: number
  paid: number
  party: string | null
}

/** Current lines in the order of their keys, some thousands at a time. */
const LINES = `select distinct on (row_key) row_key as key, gone, booked_on - date '1970-01-01' as day, received, paid, nullif(btrim(party), '') as party
   from bank_line where company_id = $1 and enterprise_id = $2 and row_key > $3 order by row_key, revision desc limit ${CHUNK}`

/** A line of either direction; transfers between accounts of the enterprise itself are neither. */
async function bankFlows(tx: TenantDb, enterpriseId: number, own: string) {
  const [receipts, payments] = [new Column(), new Column()]
  for (let after = ''; ; ) {
    const rows = await tx.rows<Line>(LINES, [enterpriseId, after])
    for (const { key, gone, day, received, paid, party } of rows) {
      if (gone || (party !== null && normaliseName(party) === own)) continue
      if (received > 0) receipts.add(key, day, received, party)
      if (paid > 0) payments.add(key, day, paid, party)
    }
    if (rows.length < CHUNK) return { receipts: receipts.flows(), payments: payments.flows() }
    after = rows.at(-1)!.key
  }
}

const NO_ROWS: Rows = {
  ...{ day: new Int32Array(0), amount: new Float64Array(0), party: new Int32Array(0) },
  names: [],
}

/** Of the newest list what each owes or is owed. */
function balancesOf(rows: readonly AgeingRow[]): Rows {
  const newest = rows
    .map(({ asOf }) => asOf)
    .toSorted()
    .at(-1)
  const owing = rows.filter(({ asOf, balance }) => asOf === newest && balance > 0)
  const byParty = [...Map.groupBy(owing, ({ party }) => party)]
  return {
    day: Int32Array.from(byParty, () => parseDay(newest!) ?? 0),
    amount: Float64Array.from(byParty, ([, of]) =>
      of.reduce((sum, { balance }) => sum + balance, 0),
    ),
    party: Int32Array.from(byParty.keys()),
    names: byParty.map(([party]) => party),
  }
}

/** Months whose money is judged: those of which invoices are known, but for the first ones, whose invoices may be older. */
function judgedMonths(
  outside: ErpFacts['outside'],
  of: 'invoicedOut' | 'invoicedIn',
): Set<MonthIndex> {
  const known = new Set(outside.filter((month) => month[of] !== null).map(({ month }) => month))
  const before = Array.from({ length: LEAD_MONTHS }, (_, i) => i + 1)
  return new Set([...known].filter((month) => before.every((back) => known.has(month - back))))
}

/** null = there are no bank lines. */
export async function heldReconciled(
  tx: TenantDb,
  enterpriseId: number,
  facts: Omit<ErpFacts, 'reconciled'>,
): Promise<Reconciled | null> {
  if (facts.bank.length === 0) return null
  const own = normaliseName(facts.registration.name ?? '')
  const { receipts, payments } = await bankFlows(tx, enterpriseId, own)
  const side = async (
    name: SideGiven['side'],
    flows: Flows,
    of: 'invoicedOut' | 'invoicedIn',
    list: readonly AgeingRow[],
  ): Promise<SideGiven> => {
    const months = judgedMonths(facts.outside, of)
    const found =
      months.size > 0
        ? await invoiceColumns(tx, enterpriseId, of === 'invoicedOut' ? 'OUT' : 'IN')
        : null
    return {
      ...{ side: name, flows, months, balances: list.length > 0 ? balancesOf(list) : NO_ROWS },
      ...{ invoices: found?.rows ?? null, ids: found?.ids ?? [] },
    }
  }
  const owners = ownersOf(facts)
  return reconcile(
    [
      await side('RECEIPT', receipts, 'invoicedOut', facts.receivables),
      await side('PAYMENT', payments, 'invoicedIn', facts.payables),
    ],
    (party) => (owners.has(normaliseName(party)) ? 'OWNERS' : null),
  )
}

/**
 * Generates the rows of one invented enterprise from a plan (domain §9.5): names contain 示例, numbers are drawn from a
 * seed. Rows are what the fold takes, so a test can compare every figure with the rows themselves.
 */
import { usccCheckCharacter } from '@xinjian/format'
import { createInvoiceFold } from '../src/invoice/facts/fold.ts'
import { createScanFold } from '../src/invoice/facts/scan.ts'
import type {
  Counterparty,
  Direction,
  InvoiceFacts,
  InvoiceItemRow,
  InvoiceRow,
  KindName,
  MonthIndex,
  Registration,
} from '../src/invoice/facts.ts'
import {
  daysInMonth,
  firstDayOfMonth,
  monthOfDay,
  parseDay,
  parseMonth,
  weekday,
} from '../src/kit/calendar/window.ts'
import { type Random, random } from './random.ts'

export interface GoodsPlan {
  category: string
  goods: string
  rateBp: number
  /** Yuan without tax. */
  price: number
  weight: number
}

export interface DirectionPlan {
  /** Valid blue invoices of an average month. */
  perMonth: number
  /** Median 不含税 yuan of an invoice; log-normal around it. */
  median: number
  spread: number
  parties: number
  /** Zipf exponent of counterparty weights: 0 = all alike. */
  skew: number
  goods: readonly GoodsPlan[]
  kind: (month: MonthIndex, random: Random) => KindName
  /** Multiplies `perMonth`; default 1, February 0.4. */
  factor?: (month: MonthIndex) => number
  voidRate?: number
  redRate?: number
  /** Share of invoices written just below 99,999.99. */
  ceilingRate?: number
  nightRate?: number
  persons?: number
}

export interface EnterprisePlan {
  seed: number
  name: string
  from: string
  /** Month of the cut-off, mostly incomplete. */
  cutoff: string
  out: DirectionPlan
  in: DirectionPlan
  registration: Partial<Registration>
  missingMonths?: Partial<Record<Direction, string[]>>
  /** Province codes of counterparties; the first is home. */
  provinces?: readonly string[]
}

export interface Enterprise {
  rows: InvoiceRow[]
  facts: InvoiceFacts
}

export function buildEnterprise(plan: EnterprisePlan): Enterprise {
  const rnd = random(plan.seed)
  const from = month(plan.from)
  const cutoffDay = parseDay(plan.cutoff.slice(0, 10))!
  const to = monthOfDay(cutoffDay)
  const counterparties: Counterparty[] = []
  const rows: InvoiceRow[] = []
  for (const direction of ['OUT', 'IN'] as const) {
    const first = counterparties.length
    const side = plan[direction === 'OUT' ? 'out' : 'in']
    for (let i = 0; i < side.parties; i++)
      counterparties.push(inventedParty(rnd, first + i, plan.provinces ?? ['44']))
    for (let i = 0; i < (side.persons ?? 0); i++)
      counterparties.push({
        id: counterparties.length,
        taxNo: null,
        name: `张示例${i}`,
        person: true,
      })
    const missing = new Set((plan.missingMonths?.[direction] ?? []).map(month))
    for (let m = from; m <= to; m++)
      if (!missing.has(m)) monthRows(rows, rnd, direction, side, m, first, cutoffDay)
  }
  const fold = createInvoiceFold()
  const scan = createScanFold()
  for (const row of rows) {
    fold.add(row)
    scan.add(row)
  }
  const missing = (direction: Direction) => (plan.missingMonths?.[direction] ?? []).map(month)
  return {
    rows,
    facts: {
      registration: { name: plan.name, taxNo: inventedTaxNo(rnd, '44', 0), ...plan.registration },
      dataCutoff: plan.cutoff,
      covered: { OUT: [from, to], IN: [from, to] },
      missingMonths: { OUT: missing('OUT'), IN: missing('IN') },
      digests: fold.digests(),
      counterparties,
      scans: scan.scans(),
    },
  }
}

function month(text: string): MonthIndex {
  const value = parseMonth(text)
  if (value === null) throw new Error(`not a month: ${text}`)
  return value
}

function monthRows(
  rows: InvoiceRow[],
  rnd: Random,
  direction: Direction,
  plan: DirectionPlan,
  m: MonthIndex,
  firstParty: number,
  lastDay: number,
): void {
  const factor = plan.factor?.(m) ?? (m % 12 === 1 ? 0.4 : 1)
  const count = Math.round(plan.perMonth * factor * (0.92 + 0.16 * rnd.next()))
  const parties = plan.parties + (plan.persons ?? 0)
  const weights = Array.from({ length: parties }, (_, i) => (i + 1) ** -plan.skew)
  for (let k = 0; k < count; k++) {
    const row = invoice(rnd, direction, plan, m, firstParty + rnd.weighted(weights))
    row.key = `${direction === 'OUT' ? 1 : 2}${String(m).padStart(9, '0')}-${k}`
    if (row.day > lastDay) continue
    const kind = row.kind.startsWith('DIGITAL_') ? 'DIGITAL' : 'TAX_DISK'
    if (kind === 'TAX_DISK' && rnd.next() < (plan.voidRate ?? 0)) row.status = 'VOID'
    rows.push(row)
    if (row.status === 'NORMAL' && rnd.next() < (plan.redRate ?? 0)) rows.push(reversal(rnd, row))
  }
}

function invoice(
  rnd: Random,
  direction: Direction,
  plan: DirectionPlan,
  m: MonthIndex,
  counterparty: number,
): InvoiceRow {
  const goods = plan.goods[rnd.weighted(plan.goods.map((g) => g.weight))]!
  let amount = Math.round(plan.median * 100 * Math.exp(plan.spread * rnd.normal()))
  if (rnd.next() < (plan.ceilingRate ?? 0)) amount = rnd.int(9_960_000, 9_999_999)
  const tax = Math.round((amount * Math.max(0, goods.rateBp)) / 10_000)
  const price = goods.price * (0.95 + 0.1 * rnd.next())
  const item: InvoiceItemRow = {
    category: goods.category,
    goods: goods.goods,
    rateBp: goods.rateBp,
    quantity: amount / 100 / price,
    amount,
    tax,
  }
  return {
    direction,
    day: workday(rnd, m),
    minute: minuteOfDay(rnd, plan.nightRate ?? 0),
    status: 'NORMAL',
    kind: plan.kind(m, rnd),
    counterparty,
    amount,
    tax,
    total: amount + tax,
    items: [item],
  }
}

/** The red row of a blue one, up to three weeks later in the same month. */
function reversal(rnd: Random, blue: InvoiceRow): InvoiceRow {
  const m = monthOfDay(blue.day)
  const lastDay = firstDayOfMonth(m + 1) - 1
  const item = blue.items![0]!
  return {
    ...blue,
    day: Math.min(lastDay, blue.day + rnd.int(1, 20)),
    amount: -blue.amount,
    tax: -blue.tax,
    total: -blue.total,
    key: `${blue.key}-R`,
    blueMonth: m,
    items: [{ ...item, quantity: -item.quantity!, amount: -item.amount, tax: -item.tax }],
  }
}

function workday(rnd: Random, m: MonthIndex): number {
  for (;;) {
    const day = firstDayOfMonth(m) + rnd.int(0, daysInMonth(m) - 1)
    if (weekday(day) < 5 || rnd.next() < 0.1) return day
  }
}

/** 80 % of invoices between 09 and 18 o'clock, the rest in the early morning and evening. */
function minuteOfDay(rnd: Random, nightRate: number): number {
  if (rnd.next() < nightRate) return rnd.pick([rnd.int(1320, 1439), rnd.int(0, 359)])
  return rnd.next() < 0.8 ? rnd.int(540, 1079) : rnd.pick([rnd.int(420, 539), rnd.int(1080, 1259)])
}

const SURNAMES = ['华', '安', '盛', '恒', '嘉', '远', '新', '宏', '泰', '瑞', '中', '信']
const TRADES = ['商贸', '电子', '建材', '服饰', '食品', '机械', '包装', '科技']

function inventedParty(rnd: Random, id: number, provinces: readonly string[]): Counterparty {
  const province = rnd.next() < 0.75 ? provinces[0]! : rnd.pick(provinces)
  return {
    id,
    taxNo: inventedTaxNo(rnd, province, id),
    name: `示例${rnd.pick(SURNAMES)}${rnd.pick(SURNAMES)}${rnd.pick(TRADES)}有限公司${id}`,
    person: false,
  }
}

function inventedTaxNo(rnd: Random, province: string, id: number): string {
  const body = `91${province}0300MA${String(rnd.int(1, 99)).padStart(2, '0')}${String(id).padStart(4, '0')}X`
  return body + usccCheckCharacter(body)
}

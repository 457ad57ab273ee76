/**
 * The firm's accounts by quarter: every statement is drawn from one chain of balances, so that assets equal liabilities
 * and equity, one quarter's end is the next one's beginning, and cash moves as the cash flow says. Money: 分.
 */
import type { Fen } from '@xinjian/format'
import { type Month, monthNumber } from '../calendar.ts'
import type { Archetype, Profile } from '../profile.ts'
import { part } from './money.ts'

/** Sums of one quarter from the VAT side. */
export interface QuarterInput {
  /** Last month of the quarter. */
  end: Month
  sales: Fen
  purchases: Fen
  outputTax: Fen
  inputTax: Fen
  surcharges: Fen
  /** VAT and surcharges paid within the quarter. */
  taxesPaid: Fen
}

export interface Balance {
  cash: Fen
  receivable: Fen
  inventory: Fen
  /** Tax paid or deductible in advance, shown as 其他流动资产. */
  taxCarry: Fen
  fixedCost: Fen
  depreciation: Fen
  loan: Fen
  payable: Fen
  /** What the owners lent the firm, shown as 其他应付款. */
  owners: Fen
  taxPayable: Fen
  capital: Fen
  retained: Fen
}

export interface Quarter {
  end: Month
  open: Balance
  /** At the beginning of the year, or of the books where they begin within it. */
  yearOpen: Balance
  close: Balance
  flow: QuarterFlow
  /** Cumulative profit and CIT since January. */
  ytd: QuarterFlow
}

export type QuarterFlow = Record<(typeof FLOWS)[number], Fen>

const FLOWS = [
  'sales',
  'cost',
  'surcharges',
  'selling',
  'admin',
  'research',
  'interest',
  'profit',
  'cit',
  'net',
  'depreciation',
  'wages',
  'received',
  'paidGoods',
  'paidTaxes',
  'paidOther',
  'capex',
  'borrowed',
  'repaid',
  'dividends',
] as const

const DAYS_RECEIVABLE = 0.42
const DAYS_INVENTORY = 0.38
const DAYS_PAYABLE = 0.36
const EXPENSES_OF_GROSS = 0.6
const WAGE_PER_MONTH: Fen = 6_800_00
const LIFE_QUARTERS = 40
const INTEREST_PER_QUARTER = 0.011
/** Of a quarter's sales, where owners finance the firm by loans and take its profits out: what they lend, and what stays in the bank. */
const OWNERS_LEND = 0.55
const LEAN_CASH = 0.2
const LOAN_STEP: Fen = 500_000_00
/** Purchases beyond the cost of sales pile up in stock; part of purchases is running cost. */
const GOODS_SHARE = 0.9

/** Small and micro enterprises pay 5 %, others 25 % (to 2027-12-31). */
export const SMALL_MICRO_PROFIT: Fen = 3_000_000_00

const LEAN: ReadonlySet<Archetype> = new Set<Archetype>([
  'HEALTHY_TRADER',
  'SEASONAL_MAKER',
  'SINGLE_CUSTOMER',
])

/**
 * Some firms live on little money of their own: capital stands in plant, owners lend the rest and take the profits out. Others keep what
 * they earned in the bank.
 */
function lean({ archetype, taxpayerType, ageMonths }: Profile): boolean {
  if (ageMonths < 36) return false
  if (archetype === 'NEIGHBOUR') return taxpayerType === 'GENERAL' && ageMonths % 2 === 0
  return LEAN.has(archetype)
}

export function citOf(profile: Profile, cumulativeProfit: Fen): Fen {
  if (cumulativeProfit <= 0) return 0
  const micro = cumulativeProfit <= SMALL_MICRO_PROFIT && profile.employees <= 300
  return part(cumulativeProfit, micro ? 0.05 : 0.25)
}

export function financialRecords(profile: Profile, quarters: readonly QuarterInput[]): Quarter[] {
  const out: Quarter[] = []
  const first = quarters[0]
  if (!first) return out
  let open = opening(profile, first)
  let yearOpen = open
  let ytd = zero()
  let citDue = 0
  for (const q of quarters) {
    if (monthNumber(q.end) === 3) {
      ytd = zero()
      yearOpen = open
    }
    const { close, flow } = step(profile, q, open, ytd, citDue)
    ytd = Object.fromEntries(FLOWS.map((k) => [k, ytd[k] + flow[k]])) as QuarterFlow
    out.push({ end: q.end, open, yearOpen, close, flow, ytd })
    open = close
    citDue = Math.max(0, flow.cit)
  }
  return out
}

function step(
  profile: Profile,
  q: QuarterInput,
  open: Balance,
  ytd: QuarterFlow,
  citDue: Fen,
): { close: Balance; flow: QuarterFlow } {
  const cost = part(q.sales, profile.costRatio)
  const gross = q.sales - cost
  const expenses = part(Math.max(gross, part(q.sales, 0.02)), EXPENSES_OF_GROSS)
  const research = profile.archetype === 'HEALTHY_MAKER' ? part(q.sales, 0.031) : 0
  const selling = part(expenses, 0.4)
  const admin = expenses - selling
  const interest = part(open.loan, INTEREST_PER_QUARTER)
  const profit = q.sales - cost - q.surcharges - selling - admin - interest
  const cit = citOf(profile, ytd.profit + profit) - ytd.cit
  const net = profit - cit

  const depreciation = Math.min(
    part(open.fixedCost, 1 / LIFE_QUARTERS),
    open.fixedCost - open.depreciation,
  )
  const capex = part(depreciation, 0.8)
  const receivable = part(q.sales, DAYS_RECEIVABLE)
  const payable = part(cost, DAYS_PAYABLE)
  const inventory = stock(open.inventory, part(q.purchases, GOODS_SHARE) - cost, cost)
  const paidTaxes = q.taxesPaid + citDue
  const wages = Math.min(profile.employees * WAGE_PER_MONTH * 3, part(cost + selling + admin, 0.45))

  const received = q.sales + q.outputTax + open.receivable - receivable
  const operating = cost + selling + admin - depreciation - wages
  const paidOther = part(selling + admin, 0.3)
  const paidGoods =
    operating - paidOther + q.inputTax + inventory - open.inventory + open.payable - payable
  let cash = open.cash + received - paidGoods - wages - paidTaxes - paidOther - interest - capex
  const borrowed =
    cash < part(q.sales, 0.05) ? Math.ceil((part(q.sales, 0.1) - cash) / LOAN_STEP) * LOAN_STEP : 0
  cash += borrowed
  const thin = open.owners > 0
  const repaid =
    borrowed === 0 && open.loan > 0 && cash > part(q.sales, 0.5)
      ? Math.min(open.loan, Math.floor(part(q.sales, 0.2) / LOAN_STEP) * LOAN_STEP)
      : 0
  cash -= repaid
  const spare = cash - part(q.sales, thin ? LEAN_CASH : 1.2)
  const paysOut =
    spare > 0 && open.retained > 0 && monthNumber(q.end) % (thin ? 3 : 12) === (thin ? 0 : 6)
  const dividends = !paysOut
    ? 0
    : thin
      ? Math.min(spare, open.retained)
      : Math.min(part(spare, 0.5), part(open.retained, 0.4))
  cash -= dividends

  const tax =
    open.taxPayable - open.taxCarry + q.outputTax - q.inputTax + q.surcharges + cit - paidTaxes
  const close: Balance = {
    cash,
    receivable,
    inventory,
    taxCarry: Math.max(0, -tax),
    fixedCost: open.fixedCost + capex,
    depreciation: open.depreciation + depreciation,
    loan: open.loan + borrowed - repaid,
    payable,
    owners: open.owners,
    taxPayable: Math.max(0, tax),
    capital: open.capital,
    retained: open.retained + net - dividends,
  }
  const flow: QuarterFlow = {
    sales: q.sales,
    cost,
    surcharges: q.surcharges,
    selling,
    admin,
    research,
    interest,
    profit,
    cit,
    net,
    depreciation,
    wages,
    received,
    paidGoods,
    paidTaxes,
    paidOther,
    capex,
    borrowed,
    repaid,
    dividends,
  }
  return { close, flow }
}

/** Stock follows sales, unless the firm buys far more than it sells: then it piles up. */
function stock(before: Fen, surplus: Fen, cost: Fen): Fen {
  const wanted = part(cost, DAYS_INVENTORY)
  const piling = surplus > part(cost, 0.2) || before > 3 * wanted
  return piling ? Math.max(wanted, before + surplus) : wanted
}

function zero(): QuarterFlow {
  return Object.fromEntries(FLOWS.map((k) => [k, 0])) as QuarterFlow
}

function opening(profile: Profile, first: QuarterInput): Balance {
  const cost = part(first.sales, profile.costRatio)
  const capital = profile.paidWan * 1_000_000
  const young = profile.ageMonths < 36
  const heavy = profile.industryCode < '4400'
  const thin = lean(profile)
  const owners = thin ? part(first.sales, OWNERS_LEND) : 0
  const receivable = young ? 0 : part(first.sales, DAYS_RECEIVABLE)
  const inventory = young ? 0 : part(cost, DAYS_INVENTORY)
  const payable = young ? 0 : part(cost, DAYS_PAYABLE)
  const working = receivable + inventory - payable - owners
  const plant = young ? part(capital, 0.2) : part(first.sales, heavy ? 0.9 : 0.15)
  // No firm starts with less than its capital: it stands in plant, or lies in the bank with the profits of the years before.
  const thinCash = part(first.sales, LEAN_CASH)
  const depreciation = young ? 0 : part(plant, 0.35)
  const fixedCost = thin ? Math.max(plant, capital - working - thinCash + depreciation) : plant
  const other = working + fixedCost - depreciation
  const cash = young
    ? capital - fixedCost
    : Math.max(thin ? thinCash : part(first.sales, 0.35), capital - other)
  const assets = cash + receivable + inventory + fixedCost - depreciation
  return {
    cash,
    receivable,
    inventory,
    taxCarry: 0,
    fixedCost,
    depreciation,
    loan: 0,
    payable,
    owners,
    taxPayable: 0,
    capital,
    retained: assets - payable - owners - capital,
  }
}

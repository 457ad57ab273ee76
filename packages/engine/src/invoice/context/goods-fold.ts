/** Goods lines of one direction summed over a window; only where the source carried lines. */

import type { MonthWindow } from '../../kit/calendar/window.ts'
import type { GoodsColumns } from '../facts.ts'
import { digestOf, type MonthSeries, validCount } from './month-series.ts'

export interface GoodsTotals {
  category: string
  goods: string
  /** Rates seen, basis points, ascending. */
  rates: number[]
  lines: number
  quantity: number
  /** 蓝 − 红 不含税, 分. */
  amount: number
  tax: number
  priceCount: number
  priceSum: number
  priceSquareSum: number
}

export interface GoodsFold {
  /** Months of the span with rows, and those of them whose rows carried lines. */
  monthsWithRows: number
  monthsWithLines: number
  byCategory: Map<string, number>
  byRate: Map<number, number>
  byGoods: Map<string, GoodsTotals>
  /** Σ amount over everything, 分. */
  amount: number
}

/** `byGoods` is filled only with `detail`: categories and rates are enough for most windows and much cheaper. */
export function foldGoods(series: MonthSeries, span: MonthWindow, detail: boolean): GoodsFold {
  const fold: GoodsFold = {
    monthsWithRows: 0,
    monthsWithLines: 0,
    byCategory: new Map(),
    byRate: new Map(),
    byGoods: new Map(),
    amount: 0,
  }
  for (let m = span.from; m <= span.to; m++) {
    const digest = digestOf(series, m)
    if (!digest || validCount(digest) === 0) continue
    fold.monthsWithRows++
    if (!digest.goods) continue
    fold.monthsWithLines++
    addCategories(fold, digest.goods)
    if (detail) addGoods(fold, digest.goods)
  }
  for (const totals of fold.byGoods.values()) totals.rates.sort((a, b) => a - b)
  return fold
}

/** Columns are sorted by category, so a category is one run and one look-up. */
function addCategories(fold: GoodsFold, { category, rateBp, amount }: GoodsColumns): void {
  for (let k = 0; k < category.length; ) {
    const name = category[k]!
    let total = 0
    for (; k < category.length && category[k] === name; k++) {
      total += amount[k]!
      const rate = rateBp[k]!
      fold.byRate.set(rate, (fold.byRate.get(rate) ?? 0) + amount[k]!)
    }
    fold.byCategory.set(name, (fold.byCategory.get(name) ?? 0) + total)
    fold.amount += total
  }
}

function addGoods(fold: GoodsFold, columns: GoodsColumns): void {
  for (let k = 0; k < columns.category.length; k++) {
    const key = `${columns.category[k]}\u0001${columns.goods[k]}`
    let totals = fold.byGoods.get(key)
    if (!totals) {
      totals = emptyTotals(columns.category[k]!, columns.goods[k]!)
      fold.byGoods.set(key, totals)
    }
    totals.lines += columns.lines[k]!
    totals.quantity += columns.quantity[k]!
    totals.amount += columns.amount[k]!
    totals.tax += columns.tax[k]!
    totals.priceCount += columns.priceCount[k]!
    totals.priceSum += columns.priceSum[k]!
    totals.priceSquareSum += columns.priceSquareSum[k]!
    if (!totals.rates.includes(columns.rateBp[k]!)) totals.rates.push(columns.rateBp[k]!)
  }
}

function emptyTotals(category: string, goods: string): GoodsTotals {
  return {
    category,
    goods,
    rates: [],
    lines: 0,
    quantity: 0,
    amount: 0,
    tax: 0,
    priceCount: 0,
    priceSum: 0,
    priceSquareSum: 0,
  }
}

/** Goods by amount, largest first, ties by category then name. */
export function rankedGoods(fold: GoodsFold): GoodsTotals[] {
  return [...fold.byGoods.values()].sort(
    (a, b) =>
      b.amount - a.amount || compareText(a.category, b.category) || compareText(a.goods, b.goods),
  )
}

/** By code unit: the same on every machine, unlike localeCompare. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Population standard deviation ÷ mean of the unit prices; null without a positive mean. */
export function priceSpread(totals: GoodsTotals): number | null {
  if (totals.priceCount === 0) return null
  const mean = totals.priceSum / totals.priceCount
  if (mean <= 0) return null
  const variance = totals.priceSquareSum / totals.priceCount - mean * mean
  return Math.sqrt(Math.max(0, variance)) / mean
}

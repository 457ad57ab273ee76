/** Sections 9 进销分析 and 10 商品与服务. */

import { formatMonth } from '../../kit/calendar/window.ts'
import { isKnown } from '../../kit/coverage.ts'
import {
  indicatorTable,
  kpis,
  monthsBetween,
  share,
  table,
  text,
  yuan,
} from '../../kit/sections/blocks.ts'
import type { Block, ChartBlock, Section } from '../../report/document.ts'
import type { InvoiceContext } from '../context/context.ts'
import { priceSpread, rankedGoods } from '../context/goods-fold.ts'
import { digestOf, netAmount } from '../context/month-series.ts'
import type { ReportBuild } from '../definition.ts'
import type { Direction } from '../facts.ts'
import { rateName } from '../rate-name.ts'
import { INVOICE_SAYS } from '../words.ts'
import { rowsOf } from './build.ts'
import { categoryBlocks } from './flows.ts'
import { PARTY_SECTIONS_SAYS } from './party-words.ts'
import { SIDES, withoutLines } from './sides.ts'
import { SECTIONS_SAYS } from './words.ts'

const TOP_GOODS = 20

function ratioChart(context: InvoiceContext): ChartBlock {
  const { from, to } = context.span('L24')
  const months = monthsBetween(from, to)
  const net = (direction: Direction) =>
    months.map((m) => {
      const series = context.series(direction)
      const digest = digestOf(series, m)
      return isKnown(series, m) ? yuan(digest ? netAmount(digest) : 0) : null
    })
  return {
    kind: 'chart',
    id: 'in-out',
    title: PARTY_SECTIONS_SAYS.purchasesSalesNet,
    chart: 'trend',
    categories: months.map(formatMonth),
    series: [
      { name: PARTY_SECTIONS_SAYS.salesWithoutTax, type: 'bar', values: net('OUT'), unit: 'yuan' },
      {
        name: PARTY_SECTIONS_SAYS.purchasesWithoutTax,
        type: 'bar',
        values: net('IN'),
        unit: 'yuan',
      },
    ],
  }
}

export function matchingSection(build: ReportBuild): Section {
  const { context } = build
  return {
    id: 's09-matching',
    title: INVOICE_SAYS.purchasesAgainstSales,
    blocks: [
      kpis(build, 'matching-kpis', ['I-071.L12', 'I-072.L12', 'I-073.L12', 'I-074.L12']),
      ratioChart(context),
      ...categoryBlocks(context),
      indicatorTable(build, 'matching-indicators', PARTY_SECTIONS_SAYS.purchaseSalesIndicators, [
        'I-071',
        'I-072',
        'I-073',
        'I-074',
        'I-075',
        'I-076',
        'I-077',
        'I-078',
        'I-079',
        'I-080',
      ]),
    ],
  }
}

function goodsBlock(context: InvoiceContext, direction: Direction): Block {
  const fold = context.goods(direction, 'L12')
  if (fold.monthsWithLines === 0)
    return text(`goods-${direction.toLowerCase()}-missing`, withoutLines(context, direction))
  return table(
    `goods-${direction.toLowerCase()}`,
    SIDES[direction].topGoods,
    [
      { key: 'code', title: PARTY_SECTIONS_SAYS.category, type: 'text' },
      { key: 'name', title: PARTY_SECTIONS_SAYS.name, type: 'text' },
      { key: 'rates', title: SECTIONS_SAYS.rate, type: 'text' },
      { key: 'quantity', title: PARTY_SECTIONS_SAYS.quantity, type: 'number' },
      {
        key: 'price',
        title: PARTY_SECTIONS_SAYS.meanPrice,
        type: 'money',
        unit: SECTIONS_SAYS.yuan,
      },
      { key: 'amount', title: SECTIONS_SAYS.amount, type: 'money', unit: SECTIONS_SAYS.yuan },
      { key: 'share', title: SECTIONS_SAYS.share, type: 'ratio' },
      { key: 'spread', title: PARTY_SECTIONS_SAYS.variationPrice, type: 'number' },
    ],
    rankedGoods(fold)
      .slice(0, TOP_GOODS)
      .map((goods) => {
        const spread = priceSpread(goods)
        return {
          cells: {
            code: goods.category || null,
            name: goods.goods || null,
            rates: goods.rates.map(rateName).join('、'),
            // Lines that state no quantity add up to nothing: not known, not none.
            quantity: goods.quantity === 0 ? null : Number(goods.quantity.toFixed(4)),
            price: goods.quantity > 0 ? yuan(goods.amount / goods.quantity) : null,
            amount: yuan(goods.amount),
            share: share(goods.amount, fold.amount),
            spread: spread === null ? null : Number(spread.toFixed(4)),
          },
          evidence: goods.category
            ? rowsOf(direction, context.span('L12'), 'VALID', { goods: goods.category })
            : [],
        }
      }),
  )
}

export function goodsSection(build: ReportBuild): Section {
  const { context } = build
  return {
    id: 's10-goods',
    title: INVOICE_SAYS.goodsServices,
    blocks: [
      goodsBlock(context, 'OUT'),
      goodsBlock(context, 'IN'),
      indicatorTable(build, 'goods-indicators', PARTY_SECTIONS_SAYS.goodsIndicators, [
        'I-037',
        'I-081',
        'I-082',
        'I-083',
        'I-084',
        'I-085',
        'I-094',
        'I-095',
      ]),
    ],
  }
}

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
import { rowsOf } from './build.ts'
import { categoryBlocks } from './flows.ts'
import { withoutLines } from './words.ts'

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
    title: '进销不含税净额(近24个月)',
    chart: 'trend',
    categories: months.map(formatMonth),
    series: [
      { name: '销项不含税', type: 'bar', values: net('OUT'), unit: 'yuan' },
      { name: '进项不含税', type: 'bar', values: net('IN'), unit: 'yuan' },
    ],
  }
}

export function matchingSection(build: ReportBuild): Section {
  const { context } = build
  return {
    id: 's09-matching',
    title: '进销分析',
    blocks: [
      kpis(build, 'matching-kpis', ['I-071.L12', 'I-072.L12', 'I-073.L12', 'I-074.L12']),
      ratioChart(context),
      ...categoryBlocks(context),
      indicatorTable(build, 'matching-indicators', '进销指标', [
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
  const name = direction === 'OUT' ? '销项' : '进项'
  const fold = context.goods(direction, 'L12')
  if (fold.monthsWithLines === 0)
    return text(`goods-${direction.toLowerCase()}-missing`, withoutLines(context, direction))
  return table(
    `goods-${direction.toLowerCase()}`,
    `${name}商品前20(近12个月，不含税)`,
    [
      { key: 'code', title: '品类', type: 'text' },
      { key: 'name', title: '名称', type: 'text' },
      { key: 'rates', title: '税率', type: 'text' },
      { key: 'quantity', title: '数量', type: 'number' },
      { key: 'price', title: '均价', type: 'money', unit: '元' },
      { key: 'amount', title: '金额', type: 'money', unit: '元' },
      { key: 'share', title: '占比', type: 'ratio' },
      { key: 'spread', title: '单价变异系数', type: 'number' },
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
    title: '商品与服务',
    blocks: [
      goodsBlock(context, 'OUT'),
      goodsBlock(context, 'IN'),
      indicatorTable(build, 'goods-indicators', '商品指标', [
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

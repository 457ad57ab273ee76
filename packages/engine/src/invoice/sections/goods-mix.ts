/**
 * What is sold to customers and bought from suppliers, by category: the treemap of sections 7 and 8. The domain asks for the
 * industries of the parties; invoices do not carry them, so the goods between the parties are drawn and the note says so.
 */

import { share, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import type { InvoiceContext } from '../context/context.ts'
import { compareText } from '../context/goods-fold.ts'
import type { Direction } from '../facts.ts'
import { rowsOf } from './build.ts'
import { categoryName, categorySection } from './category-names.ts'
import { WORDS, withoutLines } from './words.ts'

const LISTED = 15

interface Part {
  name: string
  category: string | null
  section: string
  amount: number
}

/** Positive categories, largest first; beyond `LISTED` joined; lines without a category last. 分. */
function partsOf(context: InvoiceContext, direction: Direction): Part[] {
  const { byCategory } = context.goods(direction, 'L12')
  const ranked = [...byCategory]
    .filter(([category, amount]) => category !== '' && amount > 0)
    .sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]))
  const parts = ranked.slice(0, LISTED).map(
    ([category, amount]): Part => ({
      name: categoryName(category),
      category,
      section: categorySection(category),
      amount,
    }),
  )
  const rest = ranked.slice(LISTED)
  if (rest.length > 0)
    parts.push({
      name: `其他${rest.length}个品类`,
      category: null,
      section: '其他',
      amount: rest.reduce((sum, [, amount]) => sum + amount, 0),
    })
  const unnamed = byCategory.get('') ?? 0
  if (unnamed > 0)
    parts.push({ name: '未注明品类', category: null, section: '其他', amount: unnamed })
  return parts
}

/** The treemap with its table, or why there is none. */
export function goodsMixBlocks(context: InvoiceContext, direction: Direction): Block[] {
  const { party, deal } = WORDS[direction]
  const id = `mix-${direction.toLowerCase()}`
  const { monthsWithRows, monthsWithLines } = context.goods(direction, 'L12')
  const parts = partsOf(context, direction)
  if (parts.length === 0)
    return [
      text(
        `${id}-missing`,
        `${withoutLines(context, direction, '不能按品类划分')}${party}的行业登记未采集，不能按行业划分。`,
      ),
    ]
  const whole = parts.reduce((sum, part) => sum + part.amount, 0)
  const rows = table(
    `${id}-table`,
    `${deal}品类构成明细(近12个月，不含税)`,
    [
      { key: 'name', title: '品类名称', type: 'text' },
      { key: 'category', title: '品类', type: 'text' },
      { key: 'section', title: '类别', type: 'text' },
      { key: 'amount', title: '金额', type: 'money', unit: '元' },
      { key: 'share', title: '占比', type: 'ratio' },
    ],
    parts.map((part) => ({
      cells: {
        name: part.name,
        category: part.category,
        section: part.section,
        amount: yuan(part.amount),
        share: share(part.amount, whole),
      },
      evidence: part.category
        ? rowsOf(direction, context.span('L12'), 'VALID', { goods: part.category })
        : [],
    })),
  )
  const months =
    monthsWithLines < monthsWithRows
      ? `有发票的${monthsWithRows}个月中${monthsWithLines}个月有明细，只含有明细的月份。`
      : ''
  return [
    {
      kind: 'chart',
      id,
      title: `${deal}品类构成(近12个月，不含税)`,
      chart: 'treemap',
      categories: parts.map((part) => part.name),
      keys: parts.map((part) => part.category),
      groups: parts.map((part) => part.section),
      series: [{ name: '金额', values: parts.map((part) => yuan(part.amount)), unit: 'yuan' }],
      table: rows.id,
      note: `${party}的行业登记未采集，以发票明细的商品品类代替行业；品类名称取自《商品和服务税收分类编码表》。${months}`,
    },
    rows,
  ]
}

/** What columns leave open: lists of goods and of balances look alike, and only words say whose side they are on. */
import type { BookKind } from '@xinjian/format/books/kinds'
import type { GridRow } from '../forms/grid.ts'
import { type Named, plainHeading } from './columns.ts'

/** Of a list in question. */
interface Said {
  headings: readonly string[]
  /** Name of the sheet and what stands above. */
  title: string
}

const SOLD = /销售(?!价|单价|退)|零售(?!价)|售出|出货|发货|客户|购货单位|收银|门店|店仓|分店/
const BOUGHT = /采购(?!价|单价)|进货(?!价|单价)|购进|入库|收货|到货/
const SUPPLIED = /供应商|供货|厂商/
/** One list of what came and what went, a column of words telling which. */
const MIXED = /^(?:单据|业务|出入库|收发|交易|库存)(?:类型|类别|方式)$|^收发标[志识记]$|出入库|收发/
const STOCKED = /库存|存货|结存|现存|盘点|账面|仓|预计数量|可用量/
const TRADED = /(?<!最近|最后|上次|首次)(?:销售|采购|进货|出库|入库|订单|报价)(?!价|单价)/
/** Days of a line; those of an item tell nothing: 生产日期, 最近入库日期. */
const DATED =
  /^(?!.*(?:生产|有效|失效|到期|保质|最近|最后|上次|首次|盘点|截止|截至|统计|更新)).*(?:日期|时间)$|单号$/
const OWED_TO_IT = /应收/
const OWED_BY_IT = /应付/
/** Advances and other balances with parties: no trade receivables or payables, whoever the party is. */
const OTHER_BALANCES = /预[收付]|其[他它]应[收付]/
/** Sides of accounts: with those a list of accounts is more than their chart. */
const OF_BALANCES = /期初|期末|年初|年末|借方|贷方|发生额|累计|余额(?!方向)|金额/

type Telling = (said: Said, columns: ReadonlySet<string>) => BookKind | null

const either = (
  first: boolean,
  one: BookKind,
  second: boolean,
  other: BookKind,
): BookKind | null => (first === second ? null : first ? one : other)

const trade: Telling = ({ headings, title }, columns) => {
  const words = `${title} ${headings.join(' ')}`
  if (headings.some((heading) => MIXED.test(heading))) return null
  const bought = BOUGHT.test(words)
  const sold = SOLD.test(words)
  // A list of what was sold may name who supplied it, and the other way round.
  if (columns.has('supplier') || SUPPLIED.test(words)) return sold && !bought ? null : 'PURCHASES'
  return columns.has('customer') && !bought ? 'SALES' : either(sold, 'SALES', bought, 'PURCHASES')
}

/** What says that goods were asked for, and not that they came or went. */
const ORDERED =
  /(?:销售|采购|客户|购货|进货)订单|订单(?:执行|跟踪|明细|列表|序时|统计)|^订单$|订[单货]日期|下单(?:日期|时间)/
const DONE = /(?:出库|发货|入库|收货|送货|到货|收料)单|销售明细|采购明细|零售|小票|退货/

/** Of a list with numbers of orders, or with what was done for documents: orders, or the goods that went out and came in for them. */
const orders: Telling = (said, columns) => {
  const words = [said.title, ...said.headings]
  const isOrder = words.some((text) => ORDERED.test(text)) && !DONE.test(said.title)
  const side = trade(said, columns)
  if (side === null || !isOrder) return side
  return side === 'SALES' ? 'SALES_ORDERS' : 'PURCHASE_ORDERS'
}

/** A list of goods whose title says that they were ordered. */
const goods: Telling = (said, columns) =>
  /(?:销售|采购|客户|购货|进货)订单/.test(said.title) ? orders(said, columns) : trade(said, columns)

const ageing: Telling = ({ headings, title }, columns) => {
  const words = `${title} ${headings.join(' ')}`
  if (OTHER_BALANCES.test(words)) return null
  const [toIt, byIt] = [OWED_TO_IT.test(words), OWED_BY_IT.test(words)]
  if (columns.has('supplier')) return toIt && !byIt ? null : 'PAYABLES'
  if (columns.has('customer')) return byIt && !toIt ? null : 'RECEIVABLES'
  return either(toIt, 'RECEIVABLES', byIt, 'PAYABLES')
}

const TELLING: Partial<Record<BookKind, Telling>> = {
  SALES_ORDERS: orders,
  PURCHASE_ORDERS: orders,
  SALES: goods,
  PURCHASES: goods,
  RECEIVABLES: ageing,
  PAYABLES: ageing,
  STOCK({ headings, title }) {
    const words = `${title} ${headings.join(' ')}`
    const other = TRADED.test(words) || headings.some((heading) => DATED.test(heading))
    return STOCKED.test(words) && !other ? 'STOCK' : null
  },
  ACCOUNTS: ({ headings }) =>
    headings.some((heading) => OF_BALANCES.test(heading)) ? null : 'ACCOUNTS',
}

/**
 * The kind that words make of one told by columns; null = they contradict it or leave it open, and a person is asked.
 *
 * @param above rows above the header
 */
export function kindByWords(
  kind: BookKind,
  columns: ReadonlySet<string>,
  { sheet, above, named }: { sheet: string; above: readonly GridRow[]; named: Named },
): BookKind | null {
  const telling = TELLING[kind]
  if (!telling) return kind
  const texts = above.flatMap(({ cells }) => cells.map(({ text }) => text))
  return telling(
    {
      headings: named.map(([, heading]) => plainHeading(heading)),
      title: [sheet, ...texts].map(plainHeading).join(' '),
    },
    columns,
  )
}

/** Rows of a region → items, with the code of the chart where the label tells it. */
import type { StatementKind } from '@xinjian/format/accounts/accounts'
import { isOwnName, nearCode, plainLabel, readLabel } from '@xinjian/format/accounts/labels'
import { smallRowLabel } from '@xinjian/format/accounts/small-rows'
import { cellAt, type GridCell, type GridRow, type GridSheet } from '../forms/grid.ts'
import { isPerShare, isPointed, parseAmount, precisionOf, unitOf, unitPower } from './amounts.ts'
import type { DraftItem } from './draft.ts'
import { isFooter, type Region } from './layout.ts'
import type { Side, ValueColumn } from './side.ts'
import type { AccountingStandard } from './statement.ts'

/** What the reader of a source is worth before identities are looked at. */
const BASE = { TABLE: 0.95, PDF_TEXT: 0.93, OFD_TEXT: 0.93, OCR: 0.88 } as const
/** A column without heading, told by its order; identities say nothing of headings and lift it to less than 0.9. */
const INFERRED = 0.78
/** A label that no form known here has, or that may mean several items. */
const UNSURE = 0.85

/** As UNSURE, and the characters of the label themselves are in doubt: no identity lifts it to 0.9. */
const GUESSED = 0.75

const HEADING = /[:：]\s*$/
const HAN = /[\u4e00-\u9fff]/
/** Rows of vendors' exports that are no items. */
const ASIDE =
  /^(?:公告日期|数据来源|审计意见|报表类型|公司类型|上市前|单位$|货币单位|币种|报告期|报表日期|报告类型|更新日期|\.{2,}|…)/
/** Names of sections, on a row without an amount. */
const SECTION =
  /^(?:流动资产|非流动资产|流动负债|非流动负债|长期负债|所有者权益|股东权益|净资产|资产|负债|负债和所有者权益|每股收益|.{2,6}活动产生的现金流量|其他经营收益|按经营持续性分类|按所有权归属分类|补充资料|报表(?:核心|全部)指标)$/

/** The items of one side of a region, in its order. `unit`: power of ten of the statement. */
export function itemsOf(region: Region, side: Side, unit: number): DraftItem[] {
  const items: DraftItem[] = []
  const rows = joined(region.rows, side)
  for (const row of rows) {
    const label = labelCell(row, side)
    if (label && (isFooter(label.text) || ASIDE.test(label.text.normalize('NFKC').trim()))) continue
    if (label && !HAN.test(label.text)) continue
    const item = itemOf(row, label, side, unit, region.sheet)
    if (item) items.push(item)
  }
  return items
}

const labelCell = (row: GridRow, side: Side): GridCell | undefined =>
  side.labels.map((column) => cellAt(row, column)).findLast((cell) => cell !== undefined)

/** A label that runs over two rows, the amounts beside one of them, is one label. */
function joined(rows: readonly GridRow[], side: Side): GridRow[] {
  const result: GridRow[] = []
  for (const row of rows) {
    const before = result.at(-1)
    const above = before && labelCell(before, side)
    const label = labelCell(row, side)
    if (
      before &&
      above &&
      label &&
      readLabel(above.text) === null &&
      readLabel(label.text) === null &&
      readLabel(above.text + label.text) !== null &&
      !(hasAmount(before, side) && hasAmount(row, side))
    ) {
      const amounts = hasAmount(before, side) ? before : row
      const whole = { ...label, column: side.labels[0]!, text: above.text + label.text }
      const others = amounts.cells.filter(({ column }) => !side.labels.includes(column))
      const cells = [whole, ...others].sort((a, b) => a.column - b.column)
      result[result.length - 1] = { row: amounts.row, cells }
    } else result.push(row)
  }
  return result
}

const hasAmount = (row: GridRow, side: Side): boolean =>
  side.values.some(({ column }) => cellAt(row, column) !== undefined)

function itemOf(
  row: GridRow,
  label: GridCell | undefined,
  side: Side,
  unit: number,
  sheet: GridSheet,
): DraftItem | null {
  const number = side.row === null ? undefined : cellAt(row, side.row)
  const text = label?.text.trim() ?? ''
  const plain = plainLabel(text)
  const item = draftItem(text, sheet, number?.text ?? null)
  if (label) {
    item.places[''] = label.place
    item.confidence = Math.min(item.confidence, label.confidence)
  }
  for (const column of side.values) addValue(item, row, column, unit)
  const values = Object.values(item.values)
  const filled = values.some((value) => value !== null && /[1-9]/.test(value))
  if (!label) return filled ? item : null
  if (plain === '' || plain.length > 60) return null
  if (!filled && (SECTION.test(plain) || HEADING.test(text))) return null
  return item
}

/** An item without values. */
export function draftItem(label: string, sheet: GridSheet, row: string | null): DraftItem {
  const base = BASE[sheet.source as keyof typeof BASE] ?? BASE.TABLE
  return {
    label,
    code: null,
    candidates: [],
    row,
    values: {},
    places: {},
    source: sheet.source,
    confidence: base,
    child: /^\s*其\s*中/.test(label.normalize('NFKC')),
    slack: {},
    signed: /[损亏]失?.{0,8}(?:填列|号列示|列示)/.test(label),
  }
}

function addValue(item: DraftItem, row: GridRow, column: ValueColumn, unit: number): void {
  addAmount(item, cellAt(row, column.column), column.period.key, powerFor(item, column.unit, unit))
  if (column.inferred) item.confidence = Math.min(item.confidence, INFERRED)
}

/** The unit of the label goes before that of the column, that before the statement's. */
export function powerFor(item: DraftItem, columnUnit: string | null, unit: number): number {
  if (isPerShare(item.label)) return 0
  const own = unitOf(item.label) ?? columnUnit
  return own === null ? unit : (unitPower(own) ?? unit)
}

/** What is told per share keeps up to four decimals, no more than the sheet shows. */
const placesOf = ({ label }: DraftItem, { decimals = 4 }: GridCell): number =>
  isPerShare(label) ? Math.max(2, Math.min(4, decimals)) : 2

/** Reads the cell of a period into the item. */
export function addAmount(
  item: DraftItem,
  cell: GridCell | undefined,
  key: string,
  power: number,
): void {
  const value = cell ? parseAmount(cell.text, power, placesOf(item, cell)) : null
  item.values[key] = value
  if (!cell) return
  item.places[key] = cell.place
  if (value === null) return
  item.slack[key] = precisionOf(cell.text, power)
  item.confidence = Math.min(item.confidence, cell.confidence, isPointed(cell.text) ? UNSURE : 1)
}

/** Items that may stand beside each other under one name as parts of another. */
const FAMILIES: readonly (readonly [RegExp, RegExp])[] = [
  [/^应收票据[及和]应收账款$/, /^(?:应收票据|应收账款)$/],
  [/^应付票据[及和]应付账款$/, /^(?:应付票据|应付账款)$/],
  [/^其他应收款/, /^(?:应收利息|应收股利|其他应收款)$/],
  [/^其他应付款/, /^(?:应付利息|应付股利|应付利润|其他应付款)$/],
  [/^以公允价值计量.*资产$/, /^交易性金融资产$/],
  [/^以公允价值计量.*负债$/, /^交易性金融负债$/],
  [/^(?:应付债券|其他权益工具)$/, /^(?:优先股|永续债)$/],
  [/^财务费用$/, /^(?:利息费用|利息收入|利息支出)$/],
  [/^管理费用$/, /^(?:开办费|业务招待费|研究费用)$/],
  [/^销售费用$/, /^(?:商品维修费|广告费和业务宣传费)$/],
  [/^投资收益$/, /^(?:对联营企业和合营企业的投资收益|以摊余成本计量的金融资产终止确认收益)$/],
]
/** Parts of another wherever they stand: 存货 and the details of 小企业会计准则. */
const ALWAYS_CHILD = new Set(
  'rawMaterials workInProgress finishedGoods turnoverMaterials repairExpenses advertisingExpenses organizationExpenses entertainmentExpenses interestExpenses interestIncome governmentGrants badDebtLosses taxLateFees'.split(
    ' ',
  ),
)

/** Gives each item its code, says which are parts of others, and leaves no code to two items. */
export function codeItems(
  items: DraftItem[],
  kind: StatementKind,
  standard: AccountingStandard | null,
): void {
  let parent = ''
  let opened = false
  for (const item of items) {
    const plain = plainLabel(item.label)
    const reading = readLabel(item.label, kind) ?? byRow(item, kind, standard)
    item.code = reading?.code ?? null
    item.candidates = [...(reading?.candidates ?? [])]
    const family = FAMILIES.find(([of]) => of.test(parent))
    if (item.child) opened = true
    else if (opened && family?.[1].test(plain)) item.child = true
    else {
      parent = plain
      opened = false
    }
    if (item.code !== null && ALWAYS_CHILD.has(item.code)) item.child = true
    if (reading === null && item.source === 'OCR') item.code = nearCode(item.label, kind)
    if (reading === null || item.candidates.length > 0)
      item.confidence = Math.min(item.confidence, item.source === 'OCR' ? GUESSED : UNSURE)
  }
  if (kind === 'INCOME') onlyFinanceInterest(items)
  oneItemForEachCode(items)
}

/** A damaged label over a row of the form of small enterprises: the form says what stands there. */
function byRow(item: DraftItem, kind: StatementKind, standard: AccountingStandard | null) {
  if (standard !== 'SMALL' || item.row === null) return null
  const label = smallRowLabel(kind, Number(item.row))
  if (label === null) return null
  const [expected, plain] = [plainLabel(label), plainLabel(item.label)]
  const part = plain.length >= 2 && (expected.endsWith(plain) || expected.startsWith(plain))
  return part ? readLabel(label, kind) : null
}

/** 利息收入 of a bank's revenue is not that of 财务费用. */
function onlyFinanceInterest(items: DraftItem[]): void {
  for (const code of ['interestIncome', 'interestExpenses']) {
    const found = items.filter((item) => item.code === code)
    for (const item of found.slice(0, -1)) item.code = null
  }
}

/** 企业会计制度: 固定资产合计 holds 在建工程 and 工程物资 too. */
const NET = /^固定资产净额$/

/** Of several items of one code the one that the form words so keeps it; where none or several do, the first with a value. */
function oneItemForEachCode(items: DraftItem[]): void {
  for (const [code, found] of Map.groupBy(items, (item) => item.code)) {
    if (code === null || found.length < 2) continue
    const net = found.filter((item) => NET.test(plainLabel(item.label)))
    const total = found.filter((item) => /合计$/.test(plainLabel(item.label)) && !item.child)
    const own = found.filter((item) => isOwnName(item.label, code) && !item.child)
    const filled = found.filter((item) => Object.values(item.values).some((v) => v !== null))
    const keeper = net[0] ?? total[0] ?? own[0] ?? filled[0] ?? found[0]
    for (const item of found) {
      if (item === keeper) continue
      item.code = null
      item.candidates = [code]
      item.confidence = Math.min(item.confidence, UNSURE)
    }
  }
}

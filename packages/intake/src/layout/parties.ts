import { addCandidate, BASE_CONFIDENCE, type Draft } from '../draft.ts'
import type { FieldSource } from '../invoice.ts'
import { readName, readTaxNo } from '../values.ts'
import { nameOverTaxNo } from './name-over-tax-no.ts'
import {
  findLabels,
  isInRemark,
  type Label,
  type LayoutPage,
  valueLines,
  valueRightOf,
} from './page.ts'
import { readByTaxNoShape } from './parties-by-shape.ts'
import { placeOf } from './place.ts'
import { type Glyph, glyphConfidence, glyphKey, glyphText } from './text.ts'

type Party = 'buyer' | 'seller'

const NAME_LABEL =
  /(?<role>购买方|购方|购货单位|购货方|受票方|付款方|销售方|销方|销货单位|销货方|收款方|开票方)?(?<![务目货物品车辆业])(?:名称:?|(?<!名)称:)|(?<trader>[买卖]方)单位\/个人:?/g
const TAX_LABEL =
  /(?<role>购买方|购方|购货单位|销售方|销方|销货单位)?(?:统一社会信用代码[^0-9A-Z]?(?:纳税人识别号)?|纳税人识别号?|税人识别号|纳税人识\S?号|税号|单位代码\/身份证号码?):?/g

/**
 * Buyer and seller. Which block is whose: by an explicit prefix; else in the 数电票 form (two blocks at one height) left is
 * the buyer; in the 税控 form (blocks above and below the goods table) above is the buyer.
 */
export function readParties(page: LayoutPage, source: FieldSource, draft: Draft): void {
  const base = BASE_CONFIDENCE[source]
  const table = tableTop(page) ?? totalsTop(page)
  const names = findLabels(page, NAME_LABEL).filter((l) => isPartyName(l, page))
  const taxNos = findLabels(page, TAX_LABEL)
    .filter((l) => !/企业税号/.test(l.line.key) && !isInRemark(page, l))
    .filter((l, i, all) => !isHalf(l, all[i + 1], page))
  for (const [labels, read] of [
    [names, readPartyName],
    [taxNos, readPartyTaxNo],
  ] as const) {
    for (const { label, party } of assign(labels, names, page, table)) {
      const value = read(page, label, labels)
      if (!value) continue
      const field = `${party}${read === readPartyName ? 'Name' : 'TaxNo'}` as const
      const at = placeOf(page.sheet, value.glyphs)
      addCandidate(draft, field, value.text, source, base * value.confidence, at)
    }
  }
  for (const { label, party } of assign(taxNos, names, page, table)) {
    if (draft.candidates[`${party}Name`]) continue
    const name = nameOverTaxNo(page, label, cellBound(page, label, taxNos))
    if (!name) continue
    const at = placeOf(page.sheet, name.glyphs)
    addCandidate(draft, `${party}Name`, name.text, source, base * name.confidence, at)
  }
  const { buyerTaxNo, sellerTaxNo } = draft.candidates
  const isPictured = source === 'OCR' && (!buyerTaxNo || !sellerTaxNo)
  if (names.length === 0 || taxNos.length === 0 || isPictured)
    readByTaxNoShape(page, source, draft, table)
}

/** Party that a label names itself; 二手车 invoices speak of 买方 and 卖方. */
function roleOf(label: Label): string | undefined {
  return label.match.groups?.role ?? label.match.groups?.trader
}

/** A long label of which recognition lost the middle is found twice: only its end stands before a value. */
function isHalf(label: Label, next: Label | undefined, page: LayoutPage): boolean {
  return next?.line === label.line && next.x0 - label.x1 < 3 * page.em
}

function isPartyName(label: Label, page: LayoutPage): boolean {
  return (
    !isInRemark(page, label) &&
    (label.match[0].endsWith(':') || label.match.index <= 2 || roleOf(label) !== undefined)
  )
}

/** Top of the goods table, the line that holds at least two column titles. */
export function tableTop(page: LayoutPage): number | null {
  const titles = /规格型号|单价|金额|税率|税额|项目名称|服务名称|数量|通行日期/g
  const line = page.lines.find((l) => (l.key.match(titles)?.length ?? 0) >= 3)
  return line?.y ?? null
}

/** Where the column titles cannot be read, the totals bound the table from below: the seller of a 税控 form stands under them. */
function totalsTop(page: LayoutPage): number | null {
  const totals = findLabels(page, /价税合计|小写\)/g).map((l) => l.y)
  return totals.length > 0 ? Math.min(...totals) : null
}

function assign(
  labels: readonly Label[],
  names: readonly Label[],
  page: LayoutPage,
  table: number | null,
): { label: Label; party: Party }[] {
  const free = labels.filter((l) => roleOf(l) === undefined)
  return labels.map((label) => {
    const role = roleOf(label) ?? roleAbove(label, names, page)
    if (role) return { label, party: /购|受|付|买/.test(role) ? 'buyer' : 'seller' }
    if (table !== null && label.y > table) return { label, party: 'seller' }
    const beside = free.filter((l) => l !== label && Math.abs(l.y - label.y) < 1.5 * page.em)
    if (beside.length > 0)
      return { label, party: beside.some((l) => l.x0 < label.x0) ? 'seller' : 'buyer' }
    if (free.indexOf(label) === 0 || table !== null)
      return { label, party: label.x0 > page.width * 0.48 ? 'seller' : 'buyer' }
    return { label, party: 'seller' }
  })
}

/** Rolls and vehicle invoices name the party in the name's label only; its tax number follows below or beside. */
function roleAbove(label: Label, names: readonly Label[], page: LayoutPage): string | undefined {
  if (names.includes(label)) return undefined
  const above = names
    .filter(
      (n) =>
        roleOf(n) !== undefined && label.y - n.y > -0.8 * page.em && label.y - n.y < 8 * page.em,
    )
    .sort((a, b) => b.y - a.y)
  const beside = above.filter((n) => Math.abs(n.y - above[0]!.y) < page.em)
  const nearest = beside.sort((a, b) => Math.abs(a.x0 - label.x0) - Math.abs(b.x0 - label.x0))[0]
  return nearest && roleOf(nearest)
}

/** Right bound of the label's cell: the next block's vertical heading or label. */
function cellBound(page: LayoutPage, label: Label, peers: readonly Label[]): number {
  const heads = page.sideHeads
    .filter(
      (h) => h.x0 > label.x1 && label.y > h.top - 4 * page.em && label.y < h.bottom + 4 * page.em,
    )
    .map((h) => h.x0)
  const labels = peers
    .filter((l) => l.x0 > label.x1 && Math.abs(l.y - label.y) < 1.5 * page.em)
    .map((l) => l.x0)
  return Math.min(...heads, ...labels, Number.POSITIVE_INFINITY) - 0.2 * page.em
}

/** Labels of neighbouring cells. Only their beginnings and colons: companies are called after addresses and ciphers too. */
const OTHER_CELL =
  /识别号:|信用代码[/:]|^(?:统一社会信用|(?:纳税)?人?识别号|地址[、:,]|地址?电话:|电话:|开户行|密码区?$|发票(?:代码|号码)|[:;]*$)/

interface Reading {
  text: string
  confidence: number
  glyphs: readonly Glyph[]
}

function readPartyName(page: LayoutPage, label: Label, peers: readonly Label[]): Reading | null {
  const lines = valueLines(page, label, {
    maxX: cellBound(page, label, peers),
    reach: nameReach(page, label),
    gap: 2,
  })
  const kept = lines.filter((g) => !OTHER_CELL.test(glyphKey(g)))
  const nearest = Math.min(...kept.map((g) => Math.abs(g[0]!.y - label.y)))
  const own = kept.filter((g) => isNameLine(g, label, nearest, page))
  const glyphs = own.flat()
  const text = readName(
    own
      .map(glyphText)
      .join('')
      .replace(/^[:：]/, ''),
  )
  if (!text || /^\d+$/.test(text)) return null
  const whole = own.some((g) => isCut(page, g.at(-1)!)) ? CUT_NAME : 1
  return { text, confidence: glyphConfidence(glyphs) * whole, glyphs }
}

/** What is left of the certainty of a name that runs on beyond the border of its cell. */
const CUT_NAME = 0.6

/** Whether the line goes on right behind the last glyph taken: an overlong name printed over the next cell. */
function isCut(page: LayoutPage, last: Glyph): boolean {
  const line = page.lines.find((l) => l.glyphs.includes(last))
  const next = line?.glyphs[line.glyphs.indexOf(last) + 1]
  if (!next || next.x0 - last.x1 > 0.35 * page.em) return false
  return !page.sideHeads.some(
    (h) => next.x0 >= h.x0 - 0.1 * page.em && next.x1 <= h.x1 + 0.1 * page.em,
  )
}

/** A wrapped name sits symmetrically around its label; a line of another row is further away than that. */
function isNameLine(
  glyphs: readonly Glyph[],
  label: Label,
  nearest: number,
  page: LayoutPage,
): boolean {
  const away = Math.abs(glyphs[0]!.y - label.y)
  return away <= Math.max(nearest + 0.2 * page.em, 1.05 * page.em)
}

/** Half-way to the row below (the tax number), which is near in 税控 forms and far in 数电票 forms. */
function nameReach(page: LayoutPage, label: Label): number {
  const below = findLabels(page, TAX_LABEL)
    .map((l) => l.y - label.y)
    .filter((dy) => dy > 0.5 * page.em)
  const row = Math.min(...below, 4 * page.em)
  return Math.min(1.4, Math.max(0.55, (row / page.em) * 0.5))
}

function readPartyTaxNo(page: LayoutPage, label: Label, peers: readonly Label[]): Reading | null {
  const glyphs = valueRightOf(page, label, { maxX: cellBound(page, label, peers), gap: 2 })
  const key = glyphKey(glyphs).toUpperCase().replace(/^:/, '')
  const text = readTaxNo(/^[0-9A-Z]+/.exec(key)?.[0] ?? '')
  return text ? { text, confidence: glyphConfidence(glyphs), glyphs } : null
}

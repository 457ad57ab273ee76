import { addCandidate, BASE_CONFIDENCE, type Draft } from '../draft.ts'
import type { FieldSource } from '../invoice.ts'
import { readName, readTaxNo } from '../values.ts'
import { findLabels, type Label, type LayoutPage, valueLines, valueRightOf } from './page.ts'
import { type Glyph, glyphConfidence, glyphKey, glyphText } from './text.ts'

type Party = 'buyer' | 'seller'

const NAME_LABEL =
  /(?<role>购买方|购方|购货单位|购货方|受票方|付款方|销售方|销方|销货单位|销货方|收款方|开票方)?(?<![务目货物品车辆业])(?:名称:?|(?<!名)称:)/g
const TAX_LABEL =
  /(?<role>购买方|购方|购货单位|销售方|销方|销货单位)?(?:统一社会信用代码\/?(?:纳税人识别号)?|纳税人识别号?|税人识别号|纳税人识\S?号|税号):?/g

/**
 * Buyer and seller. Which block is whose: by an explicit prefix; else in the 数电票 form (two blocks at one height) left is
 * the buyer; in the 税控 form (blocks above and below the goods table) above is the buyer.
 */
export function readParties(page: LayoutPage, source: FieldSource, draft: Draft): void {
  const base = BASE_CONFIDENCE[source]
  const table = tableTop(page)
  const names = findLabels(page, NAME_LABEL).filter((l) => isPartyName(l, page))
  const taxNos = findLabels(page, TAX_LABEL).filter((l) => !/企业税号/.test(l.line.key))
  for (const [labels, read] of [
    [names, readPartyName],
    [taxNos, readPartyTaxNo],
  ] as const) {
    for (const { label, party } of assign(labels, names, page, table)) {
      const value = read(page, label, labels)
      if (!value) continue
      const field = `${party}${read === readPartyName ? 'Name' : 'TaxNo'}` as const
      addCandidate(draft, field, value.text, source, base * value.confidence)
    }
  }
  if (names.length === 0 || taxNos.length === 0) readByTaxNoShape(page, source, draft, table)
}

function isPartyName(label: Label, page: LayoutPage): boolean {
  const inRemark = page.sideHeads.some(
    (h) => h.word === '备注' && label.x0 > h.x1 && label.y > h.top - 2 * page.em,
  )
  return (
    !inRemark &&
    (label.match[0].endsWith(':') || label.match.index <= 2 || !!label.match.groups?.role)
  )
}

/** Top of the goods table, the line that holds at least two column titles. */
export function tableTop(page: LayoutPage): number | null {
  const titles = /规格型号|单价|金额|税率|税额|项目名称|服务名称|数量|通行日期/g
  const line = page.lines.find((l) => (l.key.match(titles)?.length ?? 0) >= 3)
  return line?.y ?? null
}

function assign(
  labels: readonly Label[],
  names: readonly Label[],
  page: LayoutPage,
  table: number | null,
): { label: Label; party: Party }[] {
  const free = labels.filter((l) => !l.match.groups?.role)
  return labels.map((label) => {
    const role = label.match.groups?.role ?? roleAbove(label, names, page)
    if (role) return { label, party: /购|受|付/.test(role) ? 'buyer' : 'seller' }
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
      (n) => n.match.groups?.role && label.y - n.y > -0.8 * page.em && label.y - n.y < 8 * page.em,
    )
    .sort((a, b) => b.y - a.y)
  const beside = above.filter((n) => Math.abs(n.y - above[0]!.y) < page.em)
  const nearest = beside.sort((a, b) => Math.abs(a.x0 - label.x0) - Math.abs(b.x0 - label.x0))[0]
  return nearest?.match.groups?.role
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

interface Reading {
  text: string
  confidence: number
}

function readPartyName(page: LayoutPage, label: Label, peers: readonly Label[]): Reading | null {
  const lines = valueLines(page, label, {
    maxX: cellBound(page, label, peers),
    reach: nameReach(page, label),
    gap: 2,
  })
  const kept = lines.filter(
    (g) => !/识别号|信用代码|地址|开户行|电话:|密码|发票|^[:;]*$/.test(glyphKey(g)),
  )
  const nearest = Math.min(...kept.map((g) => Math.abs(g[0]!.y - label.y)))
  const own = kept.filter((g) => isNameLine(g, label, nearest, page))
  const glyphs = own.flat()
  const text = readName(
    own
      .map(glyphText)
      .join('')
      .replace(/^[:：]/, ''),
  )
  return text && !/^\d+$/.test(text) ? { text, confidence: glyphConfidence(glyphs) } : null
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
  return text ? { text, confidence: glyphConfidence(glyphs) } : null
}

/**
 * Without readable labels: tax numbers by their shape, the name being the nearest text above with the same left edge.
 */
function readByTaxNoShape(
  page: LayoutPage,
  source: FieldSource,
  draft: Draft,
  table: number | null,
): void {
  const weak = BASE_CONFIDENCE[source] * 0.8
  const found = page.lines.flatMap((line) => {
    const m = /(?<![0-9A-Z])(?:9[0-9A-Z]|[15Y][0-9])\d{6}[0-9A-Z]{9}[0-9A-Z](?![0-9A-Z])/.exec(
      line.key,
    )
    return m
      ? [{ line, glyphs: line.glyphs.slice(m.index, m.index + m[0].length), taxNo: m[0] }]
      : []
  })
  found.slice(0, 2).forEach(({ line, glyphs, taxNo }, i) => {
    const below = table !== null ? line.y > table : i === 1 || line.y > page.height * 0.55
    const party: Party = below ? 'seller' : 'buyer'
    const sure = weak * glyphConfidence(glyphs)
    addCandidate(draft, `${party}TaxNo`, taxNo, source, sure)
    const name = nameAbove(page, glyphs)
    if (name) addCandidate(draft, `${party}Name`, name, source, sure)
  })
}

function nameAbove(page: LayoutPage, taxNo: readonly Glyph[]): string | null {
  const { x0, y } = taxNo[0]!
  const line = page.lines
    .filter((l) => l.y < y - 0.5 * page.em && l.y > y - 3 * page.em)
    .reverse()
    .find((l) =>
      l.glyphs.some((g) => Math.abs(g.x0 - x0) < page.em && /[\u4e00-\u9fff]/.test(g.ch)),
    )
  if (!line) return null
  const from = line.glyphs.findIndex((g) => Math.abs(g.x0 - x0) < page.em)
  const own: Glyph[] = []
  for (const g of line.glyphs.slice(from)) {
    if (own.length > 0 && g.x0 - own.at(-1)!.x1 > 2 * page.em) break
    own.push(g)
  }
  return readName(glyphText(own))
}

import { kindFromCode } from '@xinjian/format/invoice/kind-from-code'
import { addCandidate, BASE_CONFIDENCE, type Draft } from '../draft.ts'
import type { FieldSource } from '../invoice.ts'
import { readDate } from '../values.ts'
import { depthOf, findLabels, type LayoutPage, valueRightOf } from './page.ts'
import { placeOf } from './place.ts'
import { type Glyph, glyphConfidence, glyphKey } from './text.ts'

/** 发票代码, 发票号码, 开票日期, 校验码 by their labels. */
export function readIdentity(page: LayoutPage, source: FieldSource, draft: Draft): void {
  const base = BASE_CONFIDENCE[source]
  const at = (value: readonly Glyph[], text: string | null | undefined) =>
    text ? placeOf(page.sheet, value.slice(0, text.length)) : null
  for (const label of findLabels(page, /发票代码:?|票代码:/g)) {
    if (/所属/.test(label.line.key)) continue
    const value = valueRightOf(page, label)
    const code = /^(?:\d{12}|\d{10})(?!\d)/.exec(glyphKey(value))?.[0]
    addCandidate(draft, 'invoiceCode', code, source, base * glyphConfidence(value), at(value, code))
  }
  for (const label of findLabels(
    page,
    /(?:数电|全电)?(?:发票|票据)?号码:?|No[.:]?(?=\d{8}(?!\d))|N[o°]?(?=\d{8}$)/g,
  )) {
    if (isOtherNumber(label.line.key)) continue
    const value = valueRightOf(page, label)
    const number = /^(?:\d{20}|\d{8})(?!\d)/.exec(glyphKey(value))?.[0]
    const weak = label.match[0].startsWith('号码') ? 0.9 : 1
    const sure = base * weak * glyphConfidence(value)
    addCandidate(draft, 'invoiceNumber', number, source, sure, at(value, number))
  }
  for (const label of findLabels(page, /(?:开票|填开)?日期:?/g)) {
    if (/通行日期|出行日期|日期[起止]|发车/.test(label.line.key)) continue
    const value = valueRightOf(page, label, { gap: 3.5 })
    const weak = label.match[0].startsWith('日期') ? 0.9 : 1
    addCandidate(
      draft,
      'issueDate',
      readDate(glyphKey(value)),
      source,
      base * weak * glyphConfidence(value),
      placeOf(page.sheet, value),
    )
  }
  for (const label of findLabels(page, /校验码:?|验码:/g)) {
    const value = valueRightOf(page, label)
    const check = /^(?:\d{20}|[0-9a-f]{5}$)/i.exec(glyphKey(value))?.[0]?.toLowerCase()
    const sure = base * glyphConfidence(value)
    addCandidate(draft, 'checkCode', check, source, sure, at(value, check))
  }
  readByShape(page, source, draft)
}

/** Whether a line names a number of something else: such a word, and 号码 after it before the next colon. */
function isOtherNumber(line: string): boolean {
  return line.split(':').some((part) => {
    const at = part.search(/红冲|对应|原|蓝字|身份证|订单|车牌|电话|合同|机打/)
    return at >= 0 && part.includes('号码', at)
  })
}

/**
 * The same fields by shape alone, for forms whose labels cannot be read (fonts without a Unicode map, faint print) and for
 * paper invoices, where code and number have no label at all. Worth less than a labelled reading, and only the upper
 * part of the page counts.
 */
function readByShape(page: LayoutPage, source: FieldSource, draft: Draft): void {
  const base = BASE_CONFIDENCE[source] * 0.85
  const upper = page.lines.filter((l) => depthOf(page, l.y) < 0.45)
  for (const line of upper) {
    for (const group of groupsOf(line.glyphs)) {
      const sure = base * glyphConfidence(group)
      const at = placeOf(page.sheet, group)
      const key = glyphKey(group).replace(/^N[o0°]?[.:]?(?=\d)/, '')
      if (/^\d{20}$/.test(key)) {
        if (DIGITAL_NUMBER.test(key))
          addCandidate(draft, 'invoiceNumber', key, source, sure * 0.9, at)
        else addCandidate(draft, 'checkCode', key, source, sure * 0.9, at)
      } else if (/^\d{5}(?:\d{5}){3}$/.test(key))
        addCandidate(draft, 'checkCode', key, source, sure, at)
      else if ((/^0\d{11}$/.test(key) && kindFromCode(key)) || isPaperCode(key))
        addCandidate(draft, 'invoiceCode', key, source, sure * 0.8, at)
      else if (/^\d{8}$/.test(key) && !readDate(key))
        addCandidate(draft, 'invoiceNumber', key, source, sure * 0.8, at)
      else if (/^\d{18}$/.test(key)) {
        const codeFirst = isPaperCode(key.slice(0, 10))
        if (!codeFirst && !isPaperCode(key.slice(8))) continue
        const [code, number] = codeFirst
          ? [key.slice(0, 10), key.slice(10)]
          : [key.slice(8), key.slice(0, 8)]
        addCandidate(draft, 'invoiceCode', code, source, sure * 0.7, at)
        addCandidate(draft, 'invoiceNumber', number, source, sure * 0.7, at)
      } else if (/^\d{4}年\d{1,2}月\d{1,2}日?$/.test(key))
        addCandidate(draft, 'issueDate', readDate(key), source, sure * 0.9, at)
      else if (source === 'OCR') {
        addCandidate(draft, 'issueDate', blurredDate(key), source, sure * BLURRED, at)
        const number = isOtherNumber(key) ? null : /^\D*[票号码]\D{0,2}(\d{8})$/.exec(key)?.[1]
        addCandidate(draft, 'invoiceNumber', number, source, sure * BLURRED, at)
        const long = isOtherNumber(key) ? null : /^\D{1,8}(\d{20}|0\d{11})$/.exec(key)?.[1]
        if (long?.length === 12 && kindFromCode(long))
          addCandidate(draft, 'invoiceCode', long, source, sure * BLURRED, at)
        else if (long?.length === 20 && DIGITAL_NUMBER.test(long))
          addCandidate(draft, 'invoiceNumber', long, source, sure * BLURRED, at)
      }
    }
  }
}

/** Year and region of a 数电票; a check code begins so one time in ten. */
const DIGITAL_NUMBER = /^(?:2[1-9]|3\d)[1-6]\d/

/** What a value counts of which a separator, or its label, was misread. */
const BLURRED = 0.7

/** The day that ends a group of characters, one of its separators right at least. */
function blurredDate(key: string): string | null {
  const m = /(?<!\d)(20\d\d)([^\d\s])(\d{1,2})([^\d\s])(\d{1,2})[^\d\s]?$/.exec(key)
  return m && (m[2] === '年' || m[4] === '月') ? readDate(`${m[1]}年${m[3]}月${m[5]}日`) : null
}

/** A 10-digit code begins with a province (GB/T 2260) and encodes a kind. */
function isPaperCode(key: string): boolean {
  return (
    /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5])\d{8}$/.test(key) && kindFromCode(key) !== null
  )
}

/** Splits a line at blanks wider than one glyph. */
function groupsOf<T extends { x0: number; x1: number; height: number }>(
  glyphs: readonly T[],
): T[][] {
  const groups: T[][] = []
  for (const g of glyphs) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && g.x0 - last.x1 < 1.0 * g.height) group.push(g)
    else groups.push([g])
  }
  return groups
}

/** Whether the returns agree with themselves: sums of the form, sums since January, and what has no day. */
import type { Fen } from '@xinjian/format'
import { counted } from '../../kit/quality.ts'
import type { QualityCheck } from '../../report/document.ts'
import type { TaxReportContext } from '../context.ts'
import type { VatReturn } from '../facts.ts'
import { citQuarters } from './cit.ts'
import { seenCit, seenVat } from './seen.ts'
import { lineOf, periodWords } from './vat.ts'

/** Forms are filled in to the 分; one 元 of rounding is no contradiction. */
const TOLERANCE: Fen = 100
const NAMED = 3

export function returnQuality(context: TaxReportContext): QualityCheck[] {
  const vat = seenVat(context)
  const cit = seenCit(context)
  const undated = [...vat, ...cit].filter(({ declaredOn }) => declaredOn === null).length
  return [
    formCheck(vat),
    cumulativeCheck(context),
    counted(
      'RETURN_DAYS',
      '申报日期缺失',
      vat.length + cit.length === 0 ? null : undated,
      '份申报表没有申报日期，是否逾期无法判断',
    ),
    overlapCheck(vat),
  ]
}

/** 应纳税额合计 against what the form sums it from; null = its parts are not all told. */
function contradicts(vat: VatReturn): boolean | null {
  const [total, parts, minus] =
    vat.form === 'GENERAL' ? (['24', ['19', '21'], '23'] as const) : (['20', ['15'], '16'] as const)
  const told = [total, ...parts, minus].map((line) => lineOf(vat, line))
  if (told.includes(null)) return null
  const [sum = 0, ...rest] = told as Fen[]
  const taken = rest.pop() ?? 0
  return Math.abs(sum - (rest.reduce((a, b) => a + b, 0) - taken)) > TOLERANCE
}

function formCheck(vat: readonly VatReturn[]): QualityCheck {
  const base = { check: 'VAT_FORM_SUMS', title: '增值税申报表应纳税额合计与各栏一致', period: null }
  const judged = vat.filter((r) => contradicts(r) !== null)
  if (judged.length === 0) return { ...base, result: 'UNKNOWN', detail: '没有可核对的申报表' }
  const bad = judged.filter((r) => contradicts(r))
  return {
    ...base,
    result: bad.length ? 'FAIL' : 'PASS',
    detail: bad.length
      ? `${bad.slice(0, NAMED).map(periodWords).join('、')}${bad.length > NAMED ? `等${bad.length}期` : ''}不一致，以合计栏为准`
      : `核对${judged.length}期，均一致`,
  }
}

/** Revenue since January cannot fall from one quarter to the next without a correction. */
function cumulativeCheck(context: TaxReportContext): QualityCheck {
  const base = { check: 'CIT_CUMULATIVE', title: '企业所得税累计收入逐季不减', period: null }
  const told = citQuarters(context).filter(({ revenue }) => revenue !== null)
  if (told.length === 0) return { ...base, result: 'UNKNOWN', detail: '没有可核对的季度申报表' }
  const falls = told.filter(({ revenue }) => (revenue ?? 0) < 0)
  return {
    ...base,
    result: falls.length ? 'FAIL' : 'PASS',
    detail: falls.length
      ? `${falls.map(({ year, quarter }) => `${year}年第${quarter}季度`).join('、')}累计收入少于上期，单季数为负`
      : `核对${told.length}个季度，未发现`,
  }
}

/** Two returns that speak of one month: no figure sums over them. */
function overlapCheck(vat: readonly VatReturn[]): QualityCheck {
  const overlaps = vat.filter((r, i) => i > 0 && r.from <= (vat[i - 1]?.to ?? -1))
  return counted(
    'VAT_OVERLAP',
    '所属期重叠的增值税申报',
    vat.length === 0 ? null : overlaps.length,
    '份申报表的所属期与另一份重叠，涉及的合计不予计算，建议核实',
  )
}

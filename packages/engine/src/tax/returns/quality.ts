/** Whether the returns agree with themselves: sums of the form, sums since January, and what has no day. */

import type { Fen } from '@xinjian/format'
import { counted } from '../../kit/quality.ts'
import type { QualityCheck } from '../../report/document.ts'
import type { TaxReportContext } from '../context.ts'
import type { VatReturn } from '../facts.ts'
import { PERIOD_SAYS } from '../words.ts'
import { citQuarters } from './cit.ts'
import { seenCit, seenVat } from './seen.ts'
import { lineOf, periodWords } from './vat.ts'
import { RETURN_QUALITY_SAYS } from './words.ts'

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
      RETURN_QUALITY_SAYS.undatedTitle,
      vat.length + cit.length === 0 ? null : undated,
      RETURN_QUALITY_SAYS.undated,
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
  const base = { check: 'VAT_FORM_SUMS', title: RETURN_QUALITY_SAYS.sumsTitle, period: null }
  const judged = vat.filter((r) => contradicts(r) !== null)
  if (judged.length === 0)
    return { ...base, result: 'UNKNOWN', detail: RETURN_QUALITY_SAYS.nothingToCheck }
  const bad = judged.filter((r) => contradicts(r))
  return {
    ...base,
    result: bad.length ? 'FAIL' : 'PASS',
    detail: bad.length ? sumsDiffer(bad) : RETURN_QUALITY_SAYS.sumsAgree({ n: judged.length }),
  }
}

function sumsDiffer(bad: readonly VatReturn[]): string {
  const periods = bad.slice(0, NAMED).map(periodWords)
  return bad.length > NAMED
    ? RETURN_QUALITY_SAYS.sumsDifferMore({ periods, n: bad.length })
    : RETURN_QUALITY_SAYS.sumsDiffer({ periods })
}

/** Revenue since January cannot fall from one quarter to the next without a correction. */
function cumulativeCheck(context: TaxReportContext): QualityCheck {
  const base = { check: 'CIT_CUMULATIVE', title: RETURN_QUALITY_SAYS.cumulativeTitle, period: null }
  const told = citQuarters(context).filter(({ revenue }) => revenue !== null)
  if (told.length === 0)
    return { ...base, result: 'UNKNOWN', detail: RETURN_QUALITY_SAYS.noQuarter }
  const falls = told.filter(({ revenue }) => (revenue ?? 0) < 0)
  return {
    ...base,
    result: falls.length ? 'FAIL' : 'PASS',
    detail: falls.length
      ? RETURN_QUALITY_SAYS.falls({
          quarters: falls.map(({ year, quarter }) => PERIOD_SAYS.quarterOf({ year, quarter })),
        })
      : RETURN_QUALITY_SAYS.noFall({ n: told.length }),
  }
}

/** Two returns that speak of one month: no figure sums over them. */
function overlapCheck(vat: readonly VatReturn[]): QualityCheck {
  const overlaps = vat.filter((r, i) => i > 0 && r.from <= (vat[i - 1]?.to ?? -1))
  return counted(
    'VAT_OVERLAP',
    RETURN_QUALITY_SAYS.overlapTitle,
    vat.length === 0 ? null : overlaps.length,
    RETURN_QUALITY_SAYS.overlap,
  )
}

/** Lists of filed returns as bureaus answer them: one record for each tax and period. */
import { decimal, isoDay } from '../amounts.ts'
import type { TaxFiling } from '../model.ts'
import { taxName } from '../tax-names.ts'
import { payerOf, periodOf } from './head.ts'
import { type JsonRecord, pick } from './value.ts'

const KIND = ['ZSXMMC', 'ZSXM', 'SZMC'] as const
const AMOUNT = ['YBTSE', 'SBSE', 'YBTSFE'] as const
const CONFIDENCE = 0.96

/** A record of such a list, or null: it names a tax or a form, a period, and what is due. */
export function filingOf(
  record: JsonRecord,
  path: string,
  above: readonly JsonRecord[],
): TaxFiling | null {
  const period = periodOf(record)
  const named = pick(record, ...KIND, 'ZSXMDM')
  const formName = pick(record, 'SBZLMC', 'DZBZDSZLMC', 'YZPZZLMC', 'SBBMC')
  if ((named === null && formName === null) || !/\[\d+\]$/.test(path)) return null
  if (period.from === null || period.to === null) return null
  const amount = pick(record, ...AMOUNT)
  if (amount === null && pick(record, 'SBRQ', 'SBRQ1', 'SBZT', 'SBZTMS') === null) return null
  const code = pick(record, 'ZSXMDM') ?? ''
  const own = payerOf(record)
  return {
    taxKind: kindOf(pick(record, ...KIND), code, formName),
    taxItem: pick(record, 'ZSPMMC', 'ZSPM'),
    formName: formName?.replace(/[《》]/g, '') ?? null,
    taxpayer: own.taxNo ? own : payerOf(...above.toReversed()),
    period,
    declaredOn: isoDay(pick(record, 'SBRQ', 'SBRQ1', 'NSSBRQ')),
    dueOn: isoDay(pick(record, 'SBQX', 'JKQX')),
    base: decimal(pick(record, 'YSXSSR', 'YSX', 'JSYJ', 'YSSR') ?? ''),
    taxDue: decimal(pick(record, 'YNSE') ?? ''),
    amount: decimal(amount ?? ''),
    status: pick(record, 'SBZTMS', 'SBZTMC', 'SBZT', 'SBSXMC'),
    place: path,
    confidence: CONFIDENCE,
  }
}

/** The bureau's code of the tax also stands beside forms that declare none: a financial statement is no tax. */
function kindOf(name: string | null, code: string, formName: string | null): string | null {
  if (name) return name
  return /财务报表|会计准则/.test(formName ?? '') ? null : taxName(code) || null
}

/** Answers repeat their list under several names. */
export function distinctFilings(filings: readonly TaxFiling[]): TaxFiling[] {
  const seen = new Set<string>()
  return filings.filter(({ place: _, confidence: __, dueOn: ___, ...told }) => {
    const key = JSON.stringify(told)
    return !seen.has(key) && seen.add(key)
  })
}

/** Months of which only files of the enterprise speak: no bureau has told them, so they carry less than collected ones. */
import type { QualityCheck, RiskResult } from '../report/document.ts'
import type { MonthIndex, MonthWindow } from './calendar/window.ts'
import type { Gate } from './verdict/gate.ts'
import { monthList } from './verdict/known-months.ts'

/** First and last month of each file, in any order. */
export type FileMonths = readonly (readonly [MonthIndex, MonthIndex])[]

export interface FileSource {
  /** `VAT_RETURN` */
  dataset: string
  /** 增值税申报 */
  name: string
  /** Ascending. */
  months: readonly MonthIndex[]
}

/** Months of a window that files speak of, ascending. */
export function fileMonths(files: FileMonths | undefined, { from, to }: MonthWindow): MonthIndex[] {
  const months: MonthIndex[] = []
  for (let m = from; m <= to; m++)
    if (files?.some(([first, last]) => m >= first && m <= last)) months.push(m)
  return months
}

/** Certificates are brought one by one: that nothing else was paid, none of them says. */
const PAYMENTS = 'TAX_PAYMENT'
const ONLY_LISTED = '完税证明只证明其所列款项，同期可能另有缴款'

/** `近24个月增值税申报（12个月）来自企业上传的文件，未经税务机关核验`, without a stop. */
export function fileWords(sources: readonly FileSource[]): string {
  const named = sources.map(({ name, months }) => `${name}（${months.length}个月）`).join('、')
  const listed = sources.some(({ dataset }) => dataset === PAYMENTS) ? `；${ONLY_LISTED}` : ''
  return `近24个月${named}来自企业上传的文件，未经税务机关核验${listed}`
}

/** Nothing that a lender reads rests on files alone without a person having looked at them. `sourcesOf`: of the last 24 months. */
export function unverifiedGate<Input>(
  sourcesOf: (input: Input) => readonly FileSource[],
): Gate<Input> {
  return {
    id: 'G-UNVERIFIED',
    about: 'COVERAGE',
    title: '涉税数据来自税务机关',
    threshold: '近24个月申报、财务报表或缴款有来自企业上传文件的，须人工复核，且不给额度',
    source: '平台默认裁决表：文件未经税务机关核验',
    judge(input) {
      const sources = sourcesOf(input)
      if (sources.length === 0) return null
      return {
        level: 'REVIEW',
        limitFactor: null,
        text: `${fileWords(sources)}。`,
        ask: '请授权向税务局采集，或提供申报表、财务报表和完税证明的原件以便核对。',
        change: '取得税务机关的数据后，结论不再受限于上传文件。',
      }
    },
  }
}

/** Said only where there are such files. */
export const sourceChecks = (sources: readonly FileSource[]): QualityCheck[] =>
  sources.map(({ dataset, name, months }) => ({
    check: `SOURCE_${dataset}`,
    title: `${name}来自税务机关`,
    period: null,
    result: 'FAIL',
    detail: `${monthList(months)}来自企业上传的文件，未经税务机关核验${dataset === PAYMENTS ? `；${ONLY_LISTED}` : ''}`,
  }))

/** What was found stands; that nothing worse is there, old data and files that no bureau saw do not say. */
export const heldRisk = (risk: RiskResult, weak: boolean): RiskResult =>
  weak && risk.level !== 'HIGH' ? { ...risk, level: null } : risk

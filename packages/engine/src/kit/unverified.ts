/** Months of which only files of the enterprise speak: no bureau has told them, so they carry less than collected ones. */
import type { QualityCheck, RiskResult } from '../report/document.ts'
import { withoutStop } from '../report/limit/without-stop.ts'
import type { MonthIndex, MonthWindow } from './calendar/window.ts'
import type { Gate } from './verdict/gate.ts'
import { monthRuns } from './verdict/known-months.ts'
import { FILE_SAYS } from './words.ts'

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
const holdsPayments = (sources: readonly FileSource[]): boolean =>
  sources.some(({ dataset }) => dataset === PAYMENTS)

function fileSentence(sources: readonly FileSource[]): string {
  const files = sources.map(({ name, months }) => FILE_SAYS.file({ name, n: months.length }))
  return FILE_SAYS[holdsPayments(sources) ? 'filesWithPayments' : 'files']({ files })
}

/** `近24个月增值税申报（12个月）来自企业上传的文件，未经税务机关核验`, without a stop. */
export const fileWords = (sources: readonly FileSource[]): string =>
  withoutStop(fileSentence(sources))

/** Nothing that a lender reads rests on files alone without a person having looked at them. `sourcesOf`: of the last 24 months. */
export function unverifiedGate<Input>(
  sourcesOf: (input: Input) => readonly FileSource[],
): Gate<Input> {
  return {
    id: 'G-UNVERIFIED',
    about: 'COVERAGE',
    title: FILE_SAYS.title,
    threshold: FILE_SAYS.at,
    source: FILE_SAYS.gateSource,
    judge(input) {
      const sources = sourcesOf(input)
      if (sources.length === 0) return null
      return {
        level: 'REVIEW',
        limitFactor: null,
        text: fileSentence(sources),
        ask: FILE_SAYS.ask,
        change: FILE_SAYS.change,
      }
    },
  }
}

/** Said only where there are such files. */
export const sourceChecks = (sources: readonly FileSource[]): QualityCheck[] =>
  sources.map(({ dataset, name, months }) => ({
    check: `SOURCE_${dataset}`,
    title: FILE_SAYS.fromBureau({ name }),
    period: null,
    result: 'FAIL',
    detail: FILE_SAYS[dataset === PAYMENTS ? 'monthsOfPayments' : 'months']({
      months: monthRuns(months),
    }),
  }))

/** What was found stands; that nothing worse is there, old data and files that no bureau saw do not say. */
export const heldRisk = (risk: RiskResult, weak: boolean): RiskResult =>
  weak && risk.level !== 'HIGH' ? { ...risk, level: null } : risk

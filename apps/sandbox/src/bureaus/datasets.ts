/** What a bureau can show about an enterprise beside its invoices; every dataset is a list of rows. */
import { setImmediate as pause } from 'node:timers/promises'
import type { WorldClock } from '../clock.ts'
import { formatDay, formatMonth, monthOf, yearOf } from '../world/calendar.ts'
import {
  annualFiling,
  annualFilingDay,
  citAnnual,
  citAnnualJson,
  citQuarterJson,
  citQuarters,
} from '../world/filings/cit.ts'
import { type Filings, makeFilings } from '../world/filings/filings.ts'
import { arrearJson, duesOf, paymentJson, settlementsOf } from '../world/filings/payments.ts'
import {
  bankTaxAuthsOf,
  ratingsOf,
  socialInsuranceOf,
  violationsOf,
} from '../world/filings/records.ts'
import { registrationOf, shareholdersOf } from '../world/filings/registration.ts'
import { balanceRows, statementsOf } from '../world/filings/statements.ts'
import { vatGeneralJson } from '../world/filings/vat-general.ts'
import { vatSmallJson } from '../world/filings/vat-small.ts'
import type { Firm } from '../world/firm.ts'
import type { World } from '../world/world.ts'
import { Cache } from './cache.ts'

export interface DatasetInfo {
  code: string
  name: string
  mandatory: boolean
  /** PAGE: rows by page. MONTH: rows by page within a month, big months by export only. */
  mode: 'PAGE' | 'MONTH'
}

const info = (
  code: string,
  name: string,
  mandatory: boolean,
  mode: 'PAGE' | 'MONTH' = 'PAGE',
): DatasetInfo => ({ code, name, mandatory, mode })

export const DATASETS: readonly DatasetInfo[] = [
  info('REGISTRATION', '登记信息', true),
  info('SHAREHOLDERS', '股东信息', false),
  info('CREDIT_RATING', '纳税信用等级', true),
  info('VAT_RETURNS', '增值税申报', true),
  info('CIT_QUARTERLY', '企业所得税预缴申报', true),
  info('CIT_ANNUAL', '企业所得税年度申报', true),
  info('FIN_STATEMENTS', '财务报表', true),
  info('PAYMENTS', '缴款信息', true),
  info('ARREARS', '欠税信息', true),
  info('VIOLATIONS', '违法违章信息', true),
  info('INVOICE_OUT', '销项发票', true, 'MONTH'),
  info('INVOICE_IN', '进项发票', true, 'MONTH'),
  info('SOCIAL_INSURANCE', '社保缴费', false),
  info('BANK_TAX_AUTHS', '银税互动授权记录', false),
]

const byCode = new Map(DATASETS.map((d) => [d.code, d]))
export const datasetOf = (code: string): DatasetInfo | undefined => byCode.get(code)

export class Datasets {
  #world: World
  #clock: WorldClock
  #filings = new Cache<Promise<Filings>>(300)

  constructor(world: World, clock: WorldClock) {
    this.#world = world
    this.#clock = clock
  }

  /** All rows of a PAGE dataset, oldest first. */
  async rows(firm: Firm, code: string): Promise<object[]> {
    const world = this.#world
    const today = this.#clock.today()
    await pause()
    switch (code) {
      case 'REGISTRATION':
        return [registrationOf(firm, world)]
      case 'SHAREHOLDERS':
        return shareholdersOf(firm)
      case 'CREDIT_RATING':
        return ratingsOf(firm, world, today)
      case 'VIOLATIONS':
        return violationsOf(firm, world, today)
      case 'SOCIAL_INSURANCE':
        return socialInsuranceOf(firm, today)
      case 'BANK_TAX_AUTHS':
        return bankTaxAuthsOf(firm, today)
      default:
        return this.#filed(firm, code, await this.#filingsOf(firm))
    }
  }

  #filingsOf(firm: Firm): Promise<Filings> {
    const today = this.#clock.today()
    return this.#filings.get(`${firm.key}/${today}/${this.#world.changes}`, () =>
      makeFilings(this.#world, firm, today),
    )
  }

  #filed(firm: Firm, code: string, filings: Filings): object[] {
    const today = this.#clock.today()
    const { profile } = firm
    const quarters = filings.quarters.map((q) => q.form)
    const years = [...new Set(quarters.map((q) => yearOf(q.end)))]
    const settled = () => [...duesOf(firm, filings), ...settlementsOf(firm, filings, years, today)]
    switch (code) {
      case 'VAT_RETURNS':
        return [
          ...filings.general.map((f) => ({ ...span(f, 1), ...vatGeneralJson(f.form) })),
          ...filings.small.map((f) => ({ ...span(f, 3), ...vatSmallJson(f.form) })),
        ]
      case 'CIT_QUARTERLY':
        return citQuarters(profile, quarters).map((c, i) => ({
          ...span(filings.quarters[i]!, 3),
          ...citQuarterJson(profile, c, balanceRows(quarters[i]!.close)[30]!),
        }))
      case 'CIT_ANNUAL':
        return years.flatMap((year) => {
          const annual = citAnnual(profile, quarters, year)
          if (!annual || annualFilingDay(year) >= today) return []
          return [{ declareDate: annualFiling(year), ...citAnnualJson(annual, quarters) }]
        })
      case 'FIN_STATEMENTS':
        return filings.quarters.map((q) => statementsOf(q.form, '小企业会计准则'))
      case 'PAYMENTS':
        return settled().flatMap((due, i) =>
          due.paid !== null && due.paid < today ? paymentJson(due, firm, i) : [],
        )
      case 'ARREARS':
        return settled().flatMap((due) =>
          due.paid === null && due.deadline < today ? [arrearJson(due, today)] : [],
        )
      default:
        return []
    }
  }
}

function span(f: { period: number; declared: number; deadline: number }, months: number) {
  return {
    periodStart: formatMonth(f.period - months + 1),
    periodEnd: formatMonth(f.period),
    declareDate: formatDay(f.declared),
    deadline: formatDay(f.deadline),
    status: '申报成功',
  }
}

/** Months an enterprise has data for, as the bureau counts them. */
export const monthsOf = (world: World, firm: Firm, clock: WorldClock): number[] =>
  world.months(firm, clock.cutoff()).filter((m) => m <= monthOf(clock.today()))

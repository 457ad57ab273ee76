/** 申报情况: every period of every tax that was due, with its return. */

import type { Fen } from '@xinjian/format'
import { optionalDay } from '../../../kit/calendar/calendar.ts'
import { formatDay, formatMonth, monthOfDay } from '../../../kit/calendar/window.ts'
import { indicatorTable, table, text, yuan } from '../../../kit/sections/blocks.ts'
import type { Block, Section } from '../../../report/document.ts'
import { groupOf } from '../../../tax-payment/part.ts'
import type { TaxReportContext } from '../../context.ts'
import type { ReportBuild } from '../../definition.ts'
import { citFigure, citQuarters, citTax } from '../cit.ts'
import { citReturnsLeg, vatReturnsLeg } from '../evidence.ts'
import { paymentsOf } from '../payments.ts'
import {
  type FilingPeriod,
  filingPeriods,
  isCorrection,
  isLate,
  onlyCorrection,
} from '../periods.ts'
import { isZero, taxOf } from '../vat.ts'
import { VAT_SAYS } from '../words.ts'
import { RETURN_SECTION_SAYS } from './words.ts'

/** 税种, as the rows of the table name them. */
const nameOf = ({ tax, annual }: FilingPeriod): string =>
  tax === 'VAT'
    ? VAT_SAYS.vat
    : annual
      ? RETURN_SECTION_SAYS.citYear
      : RETURN_SECTION_SAYS.citPrepaid

/** Tax of the period alone, 分: a quarter of income tax less the quarters before it. */
function dueOf(context: TaxReportContext, { vat, cit }: FilingPeriod): Fen | null {
  if (vat) return taxOf(vat)
  if (!cit) return null
  if (cit.quarter === null) return citTax(cit)
  const quarter = citQuarters(context).find((q) => q.cit === cit)
  return quarter?.tax ?? null
}

function isNil(context: TaxReportContext, { vat, cit }: FilingPeriod): boolean {
  if (vat) return isZero(vat)
  if (!cit) return false
  if (cit.quarter === null) return citFigure(cit, 'revenue') === 0 && citTax(cit) === 0
  const quarter = citQuarters(context).find((q) => q.cit === cit)
  return quarter?.revenue === 0 && quarter.tax === 0
}

function whenFiled(period: FilingPeriod): string {
  if (onlyCorrection(period)) return RETURN_SECTION_SAYS.correctionOnly
  const late = isLate(period)
  if (late === null) return RETURN_SECTION_SAYS.dayUnknown
  return RETURN_SECTION_SAYS[
    isCorrection(period) ? (late ? 'lateCorrected' : 'inTimeCorrected') : late ? 'late' : 'inTime'
  ]
}

/** 逾期 before 零申报: a late nil return is both, and says both. */
export function stateWords(context: TaxReportContext, period: FilingPeriod): string {
  if (!period.vat && !period.cit) return RETURN_SECTION_SAYS.notFiled
  const when = whenFiled(period)
  return isNil(context, period) ? RETURN_SECTION_SAYS.nil({ when }) : when
}

/** What reached the treasury for the very period, 分; null = payments are not known. */
function paidOf(context: TaxReportContext, { tax, annual, from, to }: FilingPeriod): Fen | null {
  const payments = paymentsOf(context)
  // Prepayments and the settlement of income tax share their last month: the year's row does not repeat them.
  if (!payments || annual) return null
  const covered = payments.payments.some(({ periodTo }) => periodTo !== null)
  if (!covered) return null
  return payments.payments
    .filter(
      (p) =>
        p.class === 'TAX' &&
        groupOf(p.taxKind) === tax &&
        monthIn(p.periodTo, from, to) &&
        !/汇算/.test(`${p.taxItem ?? ''}${p.payType ?? ''}`),
    )
    .reduce((sum, p) => sum + p.amount, 0)
}

function monthIn(day: string | null, from: number, to: number): boolean {
  const number = optionalDay(day)
  if (number === null) return false
  const month = monthOfDay(number)
  return month >= from && month <= to
}

function matrix(context: TaxReportContext): Block {
  const { from } = context.span('L36')
  const periods = filingPeriods(context).filter(({ to }) => to >= from)
  if (periods.length === 0) return text('filing-none', RETURN_SECTION_SAYS.noPeriods)
  const rows = periods
    .toSorted((a, b) => b.to - a.to || (a.tax < b.tax ? 1 : -1))
    .map((period) => {
      const found = period.vat ?? period.cit
      const due = dueOf(context, period)
      const paid = found ? paidOf(context, period) : null
      return {
        cells: {
          tax: nameOf(period),
          from: formatMonth(period.from),
          to: formatMonth(period.to),
          state: stateWords(context, period),
          declaredOn: found?.declaredOn?.slice(0, 10) ?? null,
          deadline: period.deadline === null ? null : formatDay(period.deadline),
          due: due === null ? null : yuan(due),
          paid: paid === null ? null : yuan(paid),
        },
        evidence: period.vat
          ? [vatReturnsLeg([period.vat])]
          : period.cit
            ? [citReturnsLeg([period.cit])]
            : [],
      }
    })
  return table(
    'filing',
    RETURN_SECTION_SAYS.byTax,
    [
      { key: 'tax', title: RETURN_SECTION_SAYS.tax, type: 'text' },
      { key: 'from', title: RETURN_SECTION_SAYS.from, type: 'month' },
      { key: 'to', title: RETURN_SECTION_SAYS.to, type: 'month' },
      { key: 'state', title: RETURN_SECTION_SAYS.state, type: 'text' },
      { key: 'declaredOn', title: RETURN_SECTION_SAYS.declaredOn, type: 'date' },
      { key: 'deadline', title: RETURN_SECTION_SAYS.deadline, type: 'date' },
      {
        key: 'due',
        title: RETURN_SECTION_SAYS.payable,
        type: 'money',
        unit: RETURN_SECTION_SAYS.yuan,
      },
      {
        key: 'paid',
        title: RETURN_SECTION_SAYS.paid,
        type: 'money',
        unit: RETURN_SECTION_SAYS.yuan,
      },
    ],
    rows,
    RETURN_SECTION_SAYS.byTaxNote,
  )
}

export function filingSection(build: ReportBuild): Section {
  const { context } = build
  const known = context.states('VAT_RETURN') !== null || context.states('CIT_RETURN') !== null
  return {
    id: 's04-filing',
    title: RETURN_SECTION_SAYS.filing,
    blocks: [
      indicatorTable(build, 'filing-indicators', RETURN_SECTION_SAYS.filingFigures, [
        'T-014',
        'T-015',
        'T-016',
        'T-017',
        'T-018',
      ]),
      known ? matrix(context) : text('filing-missing', RETURN_SECTION_SAYS.nothingCollected),
    ],
  }
}

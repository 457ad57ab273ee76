/**
 * The verdict of the tax payment report: whether anything in the payments stands against lending. It rates nothing, so there is
 * no score, no limit and no level of risk; where nothing stands against it, it says what was looked at and admits nobody.
 */

import { optionalDay } from '../kit/calendar/calendar.ts'
import { lastDayOfMonth, monthOfDay } from '../kit/calendar/window.ts'
import { unverifiedGate } from '../kit/unverified.ts'
import { clearDecision } from '../kit/verdict/clear-decision.ts'
import { freshnessOf } from '../kit/verdict/freshness.ts'
import type { Gate } from '../kit/verdict/gate.ts'
import { coverageGate, youngGate } from '../kit/verdict/gates/coverage.ts'
import { freshGate } from '../kit/verdict/gates/freshness.ts'
import { graveFigureGate } from '../kit/verdict/gates/grave-figure.ts'
import { hitsGate } from '../kit/verdict/gates/hits.ts'
import { redLineGate } from '../kit/verdict/gates/red-line.ts'
import { knownMonths } from '../kit/verdict/known-months.ts'
import type { Decision, Freshness } from '../report/document.ts'
import type { TaxContext } from './context.ts'
import type { ReportBuild } from './definition.ts'
import { paymentFiles } from './files.ts'
import { PAYMENT_GRAVE, SPOKEN_BY } from './findings.ts'
import { paidGate } from './paid-gate.ts'
import { VERDICT_TABLE } from './verdict-table.ts'
import { TAX_PAYMENT_SAYS } from './words.ts'

interface Input {
  build: ReportBuild
  freshness: Freshness
}

const months = (context: TaxContext) => knownMonths(context.series, context.span('L12'))

const arrearsGate: Gate<Input> = {
  id: 'G-ARREARS-KNOWN',
  about: 'COVERAGE',
  title: TAX_PAYMENT_SAYS.arrearsGateTitle,
  threshold: TAX_PAYMENT_SAYS.arrearsGateThreshold,
  source: TAX_PAYMENT_SAYS.arrearsGateSource,
  judge({ build: { context } }) {
    if (context.arrears !== null) return null
    return {
      level: 'REVIEW',
      text: TAX_PAYMENT_SAYS.arrearsUnknown,
      ask: TAX_PAYMENT_SAYS.askForArrears,
    }
  },
}

export const VERDICT_GATES: readonly Gate<Input>[] = [
  redLineGate(({ build: { rules } }) => rules),
  youngGate(VERDICT_TABLE.coverage.minMonths, ({ build: { context } }) => months(context)),
  coverageGate(
    {
      id: 'G-COVERAGE',
      name: TAX_PAYMENT_SAYS.paymentData,
      minShare: VERDICT_TABLE.coverage.minShare,
    },
    ({ build: { context } }) => months(context),
  ),
  unverifiedGate(({ build: { context } }) => paymentFiles(context, 'L24')),
  freshGate(TAX_PAYMENT_SAYS.payments, VERDICT_TABLE.freshness),
  arrearsGate,
  hitsGate(({ build: { rules } }) => rules),
  paidGate,
  graveFigureGate(PAYMENT_GRAVE, SPOKEN_BY),
]

function freshness(context: TaxContext): Freshness {
  const ends = context.facts.covered.map(([, last]) => lastDayOfMonth(last))
  const last = ends.length ? Math.min(context.asOf, Math.max(...ends)) : null
  return freshnessOf(
    {
      judgedOn: optionalDay(context.facts.judgedOn) ?? context.asOf,
      lastRow: optionalDay(context.payments.at(-1)?.paidOn),
      lastCollected: last,
      lookingBack: context.lookingBack && last !== null && monthOfDay(last) > context.m0,
      row: TAX_PAYMENT_SAYS.payments,
      measure: TAX_PAYMENT_SAYS.paymentOne,
    },
    VERDICT_TABLE.freshness,
  )
}

/** `warned`: names of the figures that page one warns of. */
export function taxPaymentDecision(build: ReportBuild, warned: readonly string[] = []): Decision {
  const { context } = build
  const { known, existed } = months(context)
  const files = paymentFiles(context, 'L12').flatMap((source) => source.months)
  return clearDecision({
    ...{ table: VERDICT_TABLE.version, gates: VERDICT_GATES, build, warned },
    freshness: freshness(context),
    data: TAX_PAYMENT_SAYS.payingTax,
    coverage: {
      dataset: 'TAX_PAYMENT',
      name: TAX_PAYMENT_SAYS.paymentData,
      ...{ known, months: existed },
      ...(files.length > 0 ? { fromFiles: files.length } : {}),
    },
  })
}

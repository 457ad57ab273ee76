/**
 * The invoice report: facts in, document out. Pure: no clock, no random, no I/O; the same facts, params and
 * ENGINE_VERSION give the same bytes (`canonicalJson`). Cost follows months × counterparties, never invoices.
 */

import { chinaInstant, monthCode } from '../kit/calendar/calendar.ts'
import { evaluateIndicator } from '../kit/evaluate.ts'
import { evaluateRules, riskScore } from '../kit/rules/evaluate.ts'
import type { ReportBuild } from '../kit/sections/build.ts'
import type { IndicatorValue, ReportDocument, ScoreResult } from '../report/document.ts'
import { type ContextParams, type InvoiceContext, invoiceContext } from './context/context.ts'
import type { InvoiceFacts } from './facts.ts'
import { INVOICE_INDICATORS } from './indicators/registry.ts'
import { type LimitParams, suggestLimit } from './limit.ts'
import { coverageOf, type QualityParams, qualityChecks } from './quality.ts'
import { type ScoreFunction, scoreFromFacts } from './score-port.ts'
import { reportSections } from './sections/sections.ts'
import { risks, strengths } from './summary.ts'
import { ENGINE_VERSION } from './version.ts'

export { ENGINE_VERSION } from './version.ts'

/** Store these beside the facts' cut-off: a replay needs both. All optional. */
export interface InvoiceReportParams extends ContextParams {
  /** Default: the score card in force. Store the result to replay a report after the card has changed. */
  score?: ScoreResult | ScoreFunction
  quality?: QualityParams
  limit?: LimitParams
}

export function invoiceReport(
  facts: InvoiceFacts,
  params: InvoiceReportParams = {},
): ReportDocument {
  const context = invoiceContext(facts, params)
  const indicators = invoiceIndicators(context)
  const byKey = new Map(indicators.map((value) => [value.key, value]))
  const indicator = (key: string): IndicatorValue => {
    const value = byKey.get(key)
    if (!value) throw new Error(`no indicator ${key}`)
    return value
  }
  const rules = evaluateRules({ context, indicator })
  const build: ReportBuild = { context, indicators, rules, indicator }
  const score = scoreFromFacts(facts, context.m0, params.score)
  const risk = riskScore(rules)
  const window = (name: 'L12' | 'P12'): [string, string] => {
    const { from, to } = context.span(name)
    return [monthCode(from), monthCode(to)]
  }
  return {
    type: 'INVOICE',
    engineVersion: ENGINE_VERSION,
    title: '发票报告',
    enterprise: enterpriseOf(facts),
    asOf: chinaInstant(facts.dataCutoff),
    window: { m0: monthCode(context.m0), l12: window('L12'), p12: window('P12') },
    summary: {
      score,
      limit: suggestLimit(build, score, params.limit),
      riskScore: risk.score,
      riskLevel: risk.level,
      strengths: strengths(indicator),
      risks: risks(rules, indicators),
    },
    coverage: coverageOf(context),
    quality: qualityChecks(context, params.quality ?? {}),
    indicators,
    rules,
    sections: reportSections(build),
  }
}

/** Every variant of every definition, in registry order. */
export function invoiceIndicators(context: InvoiceContext): IndicatorValue[] {
  return INVOICE_INDICATORS.flatMap((definition) =>
    definition.variants.map((variant) => evaluateIndicator(context, definition, variant)),
  )
}

function enterpriseOf({ registration }: InvoiceFacts): ReportDocument['enterprise'] {
  return {
    name: registration.name,
    taxNo: registration.taxNo,
    regionCode: registration.regionCode ?? null,
    industryCode: registration.industryCode ?? null,
    industryName: registration.industryName ?? null,
    taxpayerType: registration.taxpayerType ?? null,
  }
}

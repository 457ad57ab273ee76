/** Runs one definition variant: coverage gate, computation, one rounding, flag, evidence. */

import type { InvoiceContext } from '../invoice/context/context.ts'
import { isKnown, spanCoverage } from '../invoice/context/month-series.ts'
import type { EvidenceQuery, Flag, IndicatorValue, Unit } from '../report/document.ts'
import { reportWindow } from './calendar/report-window.ts'
import { firstDayOfMonth, formatDay, lastDayOfMonth, type MonthWindow } from './calendar/window.ts'
import type { IndicatorDefinition, Outcome, Variant, Windows } from './definition.ts'
import { variantKey } from './definition.ts'
import { roundTo, without } from './outcome.ts'
import type { FlagThreshold } from './threshold.ts'
import { anyHolds, boundsText } from './threshold.ts'

export function evaluateIndicator(
  context: InvoiceContext,
  definition: IndicatorDefinition,
  variant: Variant,
): IndicatorValue {
  const windows = windowsOf(context, variant)
  const gate = gateOf(context, definition, variant, windows)
  const outcome = gate.stop ?? definition.compute(context, variant, windows)
  const unit = variant.unit ?? definition.unit
  const threshold = thresholdOf(context, variant)
  const value = typeof outcome.value === 'number' ? roundTo(outcome.value, unit) : outcome.value
  const detail = [outcome.detail, gate.stop ? undefined : gate.detail].filter(Boolean).join('；')
  return {
    id: definition.id,
    key: variantKey(definition, variant),
    name: definition.names.zh + (variant.label?.zh ?? ''),
    value,
    unit,
    window: variant.base ? `${variant.window}/${variant.base}` : variant.window,
    flag: flagOf(outcome, threshold),
    ...(outcome.reason ? { reason: outcome.reason } : {}),
    ...(detail ? { detail } : {}),
    formula: definition.formula,
    ...(threshold ? { thresholds: thresholdTexts(threshold, unit) } : {}),
    inputs: outcome.inputs ?? [],
    evidence: gate.stop ? null : evidenceOf(context, definition, variant, windows, outcome),
    version: definition.version,
  }
}

function windowsOf(context: InvoiceContext, variant: Variant): Windows {
  const all: MonthWindow = { from: context.out.start, to: context.asOfMonth }
  const window = variant.window === 'asOf' ? all : reportWindow(variant.window, context.m0)
  return { window, base: variant.base ? reportWindow(variant.base, context.m0) : window }
}

interface Gate {
  stop?: Outcome
  detail?: string
}

function gateOf(
  context: InvoiceContext,
  definition: IndicatorDefinition,
  variant: Variant,
  windows: Windows,
): Gate {
  if (definition.needs) return {}
  let detail: string | undefined
  for (const direction of definition.missing.directions) {
    const series = context.series(direction)
    if (!context.facts.covered[direction])
      return { stop: without('NO_DATA', notCollected(direction)) }
    const spans = variant.base ? [windows.window, windows.base] : [windows.window]
    if (definition.missing.rule === 'ANY') {
      let any = false
      for (let m = series.start; m <= series.end; m++) any ||= isKnown(series, m)
      if (!any) return { stop: without('NO_DATA', notCollected(direction)) }
      continue
    }
    for (const span of spans) {
      const { months, known, missing, before } = spanCoverage(series, span)
      const n = months - before
      if (n === 0) return { stop: without('INSUFFICIENT_HISTORY', '企业在该期间尚未成立') }
      if (known === 0) return { stop: without('NO_DATA', `0/${n}`) }
      const tolerated =
        definition.missing.rule === 'T' && missing <= n * context.rules.tolerateMissing
      if (missing > 0 && !tolerated) return { stop: without('PARTIAL', `${known}/${n}`) }
      if (definition.missing.rule === 'N' && variant.base && span === windows.base && before > 0)
        return { stop: without('INSUFFICIENT_HISTORY', '比较期早于企业成立') }
      if (known < (definition.missing.minMonths ?? 1))
        return {
          stop: without(
            'INSUFFICIENT_HISTORY',
            `${known}个月，至少需要${definition.missing.minMonths}个月`,
          ),
        }
      if (missing > 0) detail = `覆盖${known}/${n}`
    }
  }
  return detail === undefined ? {} : { detail }
}

function notCollected(direction: 'OUT' | 'IN'): string {
  return direction === 'OUT' ? '未采集销项发票' : '未采集进项发票'
}

function thresholdOf(context: InvoiceContext, variant: Variant): FlagThreshold | undefined {
  const { threshold } = variant
  if (threshold === undefined) return undefined
  return context.rules.flags[typeof threshold === 'function' ? threshold(context) : threshold]
}

function flagOf(outcome: Outcome, threshold: FlagThreshold | undefined): Flag {
  if (outcome.flag) return outcome.flag
  const on = outcome.flagOn !== undefined ? outcome.flagOn : outcome.value
  if (on === null || !threshold || typeof on === 'string') return 'GREY'
  const number = Number(on)
  if (anyHolds(threshold.red, number)) return 'RED'
  return anyHolds(threshold.yellow, number) ? 'YELLOW' : 'GREEN'
}

function thresholdTexts(threshold: FlagThreshold, unit: Unit): { yellow?: string; red?: string } {
  const text = (bounds: FlagThreshold['red']) =>
    bounds && (unit === 'bool' ? '否' : boundsText(bounds, unit))
  const yellow = text(threshold.yellow)
  const red = text(threshold.red)
  return { ...(yellow ? { yellow } : {}), ...(red ? { red } : {}) }
}

function evidenceOf(
  context: InvoiceContext,
  definition: IndicatorDefinition,
  variant: Variant,
  windows: Windows,
  outcome: Outcome,
): EvidenceQuery | null {
  const { evidence } = definition
  if (!evidence || outcome.evidence === null || outcome.reason === 'NO_DATA') return null
  const asOf = variant.window === 'asOf'
  return {
    dataset: 'INVOICE',
    direction: evidence.direction,
    ...(asOf ? {} : { from: formatDay(firstDayOfMonth(windows.window.from)) }),
    to: formatDay(asOf ? context.asOf : lastDayOfMonth(windows.window.to)),
    rows: evidence.rows,
    ...(evidence.system ? { system: evidence.system } : {}),
    ...(evidence.predicate ? { predicate: evidence.predicate } : {}),
    ...outcome.evidence,
  }
}

/** Runs one definition variant: coverage gate, computation, one rounding, flag, evidence. */
import type { Evidence, Flag, IndicatorValue, Unit } from '../report/document.ts'
import { shortBase, shortWindow } from '../report/view/short-window.ts'
import { windowWords } from '../report/window/label.ts'
import { livedMonths } from './calendar/lived.ts'
import { isReportWindow, reportWindow } from './calendar/report-window.ts'
import type { MonthIndex, MonthWindow } from './calendar/window.ts'
import { isKnown, spanCoverage } from './coverage.ts'
import type { IndicatorDefinition, Outcome, Variant, Windows } from './definition.ts'
import { variantKey } from './definition.ts'
import type { KindTypes, KitContext, MonthStates } from './kind.ts'
import { roundTo, without } from './outcome.ts'
import { type PeerBand, peerNote } from './peers.ts'
import { proven } from './proof/proven.ts'
import { anyHolds, boundsText, type FlagThreshold } from './threshold.ts'
import { DETAIL_SAYS } from './words.ts'

/** What a kind must answer so that its indicators can be evaluated. */
export interface EvaluatorParts<K extends KindTypes> {
  /** First month of which the facts say anything: where `asOf` begins. */
  start(context: K['Context']): MonthIndex
  /** Month of the founding; null = not known. */
  founded(context: K['Context']): MonthIndex | null
  /** Months of a source; null = nothing of it was collected. */
  months(context: K['Context'], source: K['Source']): MonthStates | null
  /** `未采集销项发票` */
  notCollected(source: K['Source']): string
  /** The rows behind an outcome; asked only where there is a spec and there are data. */
  evidence(
    context: K['Context'],
    spec: NonNullable<K['EvidenceSpec']>,
    span: MonthWindow | 'asOf',
    trace: K['Trace'] | undefined,
    /** Id of the indicator, and the window it is compared with. */
    about: { id: string; base: MonthWindow | null },
  ): Evidence
  /** Enterprises of the like for an indicator's id with its suffix; absent = nothing of this kind is compared. */
  peer?(context: K['Context'], id: string): PeerBand | null
}

export type Evaluate<K extends KindTypes> = (
  context: K['Context'],
  definition: IndicatorDefinition<K>,
  variant: Variant<K>,
) => IndicatorValue

export function evaluator<K extends KindTypes>(parts: EvaluatorParts<K>): Evaluate<K> {
  return (context, definition, variant) => {
    const windows = windowsOf(context, variant, parts.start(context))
    const gate = gateOf(parts, context, definition, variant, windows)
    const outcome = gate.stop ?? definition.compute(context, variant, windows)
    const unit = variant.unit ?? definition.unit
    const threshold = thresholdOf(context, variant)
    const value = typeof outcome.value === 'number' ? roundTo(outcome.value, unit) : outcome.value
    const flag = flagOf(outcome, threshold)
    const past = isPast(value, threshold) && flag !== 'YELLOW' && flag !== 'RED'
    const aside = past ? (outcome.aside ?? outcome.detail) : undefined
    const short = value === null ? [] : (gate.short ?? [])
    const notes = [outcome.detail, ...(past ? [outcome.aside] : []), ...short, gate.detail]
    const detail = notes.filter(Boolean).join('；')
    const spec = outcome.evidence === null ? null : definition.evidence
    const span = variant.window === 'asOf' ? 'asOf' : windows.window
    const inputs = outcome.inputs ?? []
    const legs =
      gate.stop || !spec || outcome.reason === 'NO_DATA'
        ? []
        : parts.evidence(context, spec, span, outcome.evidence ?? undefined, {
            id: definition.id,
            base: variant.base ? windows.base : null,
          })
    return {
      id: definition.id,
      key: variantKey(definition, variant),
      name: definition.names.zh + (variant.label?.zh ?? ''),
      value,
      unit,
      window: variant.base ? `${variant.window}/${variant.base}` : variant.window,
      flag,
      ...(outcome.reason ? { reason: outcome.reason } : {}),
      ...(detail ? { detail } : {}),
      ...(aside ? { aside } : {}),
      formula: definition.formula,
      ...(threshold ? { thresholds: thresholdTexts(threshold, unit) } : {}),
      ...(typeof value === 'number' ? besideOf(parts, context, definition, variant) : {}),
      inputs,
      ...proven(legs, {
        value,
        unit,
        inputs,
        ...(variant.base
          ? { windows: [windowWords(variant.window), windowWords(variant.base)] as const }
          : {}),
      }),
      version: definition.version,
    }
  }
}

/** Peers are told of their own span: a year, not three months of it. */
const PEER_WINDOWS: ReadonlySet<string> = new Set(['L12', 'Y', 'FY', 'LATEST'])

function besideOf<K extends KindTypes>(
  { peer }: EvaluatorParts<K>,
  context: K['Context'],
  { id }: IndicatorDefinition<K>,
  { suffix, window, base }: Variant<K>,
): Pick<IndicatorValue, 'peer'> {
  if (base || !PEER_WINDOWS.has(window)) return {}
  const band = peer?.(context, suffix ? `${id}.${suffix}` : id)
  return band ? { peer: peerNote(band) } : {}
}

function windowsOf<K extends KindTypes>(
  context: KitContext,
  variant: Variant<K>,
  start: MonthIndex,
): Windows {
  const window = isReportWindow(variant.window)
    ? reportWindow(variant.window, context.m0)
    : { from: start, to: context.asOfMonth }
  return { window, base: variant.base ? reportWindow(variant.base, context.m0) : window }
}

interface Gate<K extends KindTypes> {
  stop?: Outcome<K>
  detail?: string
  /** Windows that are shorter than their names, once there is a value to be misread. */
  short?: readonly string[]
}

function gateOf<K extends KindTypes>(
  parts: EvaluatorParts<K>,
  context: K['Context'],
  definition: IndicatorDefinition<K>,
  variant: Variant<K>,
  windows: Windows,
): Gate<K> {
  if (definition.needs) return {}
  const barred = definition.bars?.(context)
  if (barred) return { stop: barred }
  const { rule, minMonths = 1 } = definition.missing
  let detail: string | undefined
  for (const source of definition.missing.sources) {
    const series = parts.months(context, source)
    if (!series) return { stop: without('NO_DATA', parts.notCollected(source)) }
    const spans = variant.base ? [windows.window, windows.base] : [windows.window]
    if (rule === 'ANY') {
      if (!hasKnownMonth(series)) return { stop: noMonth(series, parts.notCollected(source)) }
      continue
    }
    for (const span of spans) {
      const { months, known, missing, before } = spanCoverage(series, span)
      const n = months - before
      if (n === 0) return { stop: without('INSUFFICIENT_HISTORY', DETAIL_SAYS.notFounded) }
      const early = before > foundingIn(series, span)
      if (rule === 'N' && variant.base && span === windows.base && early)
        return { stop: without('INSUFFICIENT_HISTORY', DETAIL_SAYS.baseBeforeFounding) }
      if (known === 0) return { stop: without('NO_DATA', `0/${n}`) }
      const tolerated = rule === 'T' && missing <= n * context.rules.tolerateMissing
      if (missing > 0 && !tolerated) return { stop: without('PARTIAL', `${known}/${n}`) }
      if (known < minMonths)
        return {
          stop: without(
            'INSUFFICIENT_HISTORY',
            DETAIL_SAYS.tooFewMonths({ known, needed: minMonths }),
          ),
        }
      if (missing > 0) detail = DETAIL_SAYS.partly({ known, n })
      else if (span !== windows.window && foundingIn(series, span))
        detail = DETAIL_SAYS.baseWithoutFounding
    }
  }
  const short = shortOf(parts.founded(context), variant, windows)
  return { short, ...(detail === undefined ? {} : { detail }) }
}

/** A window that reaches back before the founding is not as long as its name. Of its months every source says the same. */
function shortOf<K extends KindTypes>(
  founded: MonthIndex | null,
  { window, base }: Variant<K>,
  windows: Windows,
): string[] {
  if (!isReportWindow(window)) return []
  const [own, compared] = [livedMonths(founded, windows.window), livedMonths(founded, windows.base)]
  return [
    ...(own === null ? [] : [shortWindow(own)]),
    ...(!base || compared === null ? [] : [shortBase(compared)]),
  ]
}

/** 1 where the month of the establishment lies in the span and counts as before it: it does not make a comparison unfair. */
export function foundingIn({ founding }: MonthStates, { from, to }: MonthWindow): 0 | 1 {
  return founding !== undefined && founding >= from && founding <= to ? 1 : 0
}

/** Of a firm of which nothing was due yet nobody failed to collect anything. */
function noMonth(series: MonthStates, notCollected: string): ReturnType<typeof without> {
  const { months, before } = spanCoverage(series, { from: series.start, to: series.end })
  return months > 0 && before === months
    ? without('INSUFFICIENT_HISTORY', DETAIL_SAYS.notFounded)
    : without('NO_DATA', notCollected)
}

function hasKnownMonth(series: MonthStates): boolean {
  for (let m = series.start; m <= series.end; m++) if (isKnown(series, m)) return true
  return false
}

function thresholdOf<K extends KindTypes>(
  context: K['Context'],
  { threshold }: Variant<K>,
): FlagThreshold | undefined {
  const key = typeof threshold === 'function' ? threshold(context) : threshold
  return key === undefined ? undefined : context.rules.flags[key]
}

function flagOf(
  outcome: Pick<Outcome<KindTypes>, 'flag' | 'flagOn' | 'value'>,
  threshold: FlagThreshold | undefined,
): Flag {
  if (outcome.flag) return outcome.flag
  const on = outcome.flagOn !== undefined ? outcome.flagOn : outcome.value
  if (on === null || !threshold || typeof on === 'string') return 'GREY'
  const number = Number(on)
  if (anyHolds(threshold.red, number)) return 'RED'
  return anyHolds(threshold.yellow, number) ? 'YELLOW' : 'GREEN'
}

/** The value as it is shown lies past one of its lines, whatever it was judged on. */
const isPast = (value: Outcome<KindTypes>['value'], threshold: FlagThreshold | undefined) =>
  typeof value === 'number' &&
  (anyHolds(threshold?.red, value) || anyHolds(threshold?.yellow, value))

function thresholdTexts(threshold: FlagThreshold, unit: Unit): { yellow?: string; red?: string } {
  const text = (bounds: FlagThreshold['red']) =>
    bounds && (unit === 'bool' ? DETAIL_SAYS.no : boundsText(bounds, unit))
  const yellow = text(threshold.yellow)
  const red = text(threshold.red)
  return { ...(yellow ? { yellow } : {}), ...(red ? { red } : {}) }
}

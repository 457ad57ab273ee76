/**
 * What lies past its own line and has no colour says why, over facts that nobody would make up and over firms of every kind. The lines
 * are read from the words that are printed, so that what a reader compares is what is compared here.
 */
import { describe, expect, it } from 'vitest'
import { allIndicators } from '../test-support/all-indicators.ts'
import { ARCHETYPES, type ArchetypeName, archetype } from '../test-support/archetypes.ts'
import { aroundLines } from '../test-support/around-lines.ts'
import { smallFacts } from '../test-support/small-facts.ts'
import { livelyFacts } from '../test-support/tax-facts.ts'
import { wildFacts } from '../test-support/wild-facts.ts'
import { wildTax } from '../test-support/wild-tax.ts'
import { invoiceContext } from './invoice/context/context.ts'
import { INVOICE_PART } from './invoice/part.ts'
import type { IndicatorValue } from './report/document.ts'
import { taxSources } from './tax/desk/sources.ts'
import { taxPaymentReport } from './tax-payment/report.ts'

const UNITS: Readonly<Record<string, number>> = { '%': 0.01, 个百分点: 0.01, 万元: 10_000 }
/** Values are rounded to six decimals. */
const ROUNDED = 1e-6

function holds(value: number, bound: string): boolean {
  const [, sign, figure, unit = ''] = /^([<>=≤≥])(-?[\d.]+)(\D*)$/.exec(bound) ?? []
  if (sign === undefined) throw new RangeError(`no line: ${bound}`)
  const line = Number(figure) * (UNITS[unit] ?? 1)
  if (sign === '<') return value < line - ROUNDED
  if (sign === '>') return value > line + ROUNDED
  if (sign === '=') return value === line
  return sign === '≥' ? value >= line : value <= line
}

/** Past a printed line, and neither yellow nor red. */
function uncoloured({ value, flag, thresholds, unit }: IndicatorValue): boolean {
  if (typeof value !== 'number' || !thresholds || unit === 'bool') return false
  if (flag === 'YELLOW' || flag === 'RED') return false
  return [thresholds.yellow, thresholds.red].some((line) =>
    line?.split(' 或 ').some((bound) => holds(value, bound)),
  )
}

function* worlds(): Generator<[world: string, indicators: readonly IndicatorValue[]]> {
  for (const name of Object.keys(ARCHETYPES) as ArchetypeName[])
    yield [name, allIndicators(INVOICE_PART, invoiceContext(archetype(name).facts))]
  for (let seed = 0; seed < 120; seed++) {
    const { rows, plan } = wildFacts(seed)
    yield [`wild ${seed}`, allIndicators(INVOICE_PART, invoiceContext(smallFacts(rows, plan)))]
  }
  yield ['lively', taxPaymentReport(livelyFacts()).indicators]
  for (let seed = 0; seed < 60; seed++)
    for (const world of [wildTax, aroundLines])
      yield [`${world.name} ${seed}`, taxSources(world(seed)).build.indicators]
}

describe('a value past its line without a colour', () => {
  const found = [...worlds()].flatMap(([world, indicators]) =>
    indicators.filter(uncoloured).map((indicator) => ({ world, ...indicator })),
  )

  it('says why, among its details', () => {
    const mute = found.filter(({ aside, detail }) => !aside || !detail?.includes(aside))
    expect(mute.map(({ world, key, value, detail }) => [world, key, value, detail])).toEqual([])
  })

  it('is met in every way that there is', () => {
    const met = new Map(found.map(({ id, aside }) => [id, aside ?? '']))
    expect([...met.keys()].sort()).toEqual([
      'I-010',
      'I-013',
      'I-020',
      'I-047',
      'I-049',
      'I-059',
      'I-079',
      'T-038',
      'T-041',
    ])
    expect(met.get('T-038')).toBe('与最近的法定税率相差0个百分点，以此判定')
    expect(met.get('I-010')).toMatch(/^季节性：上年同期环比/)
    expect(met.get('I-020')).toMatch(/^季节性：/)
  })
})

it('no value within its lines, and no coloured one, has such a reason', () => {
  for (const [, indicators] of worlds())
    for (const indicator of indicators)
      if (indicator.aside !== undefined) expect(uncoloured(indicator)).toBe(true)
})

/** Every sentence against what its figures can be: no data, negative, zero, huge, one month, nobody on the other side. */
import { describe, expect, it } from 'vitest'
import { smallFacts } from '../../test-support/small-facts.ts'
import { wildFacts } from '../../test-support/wild-facts.ts'
import type { ReportDocument } from '../report/document.ts'
import { invoiceReport } from './report.ts'

const SEEDS = Array.from({ length: 240 }, (_, i) => i + 1)
const reports = SEEDS.map((seed) => {
  const { rows, plan } = wildFacts(seed)
  return { seed, report: invoiceReport(smallFacts(rows, plan), { digitalQuotaYuan: 200_000 }) }
})

/** Everything that a person reads as a sentence, with where it stands. */
function* sentencesOf(report: ReportDocument): Generator<[where: string, text: string]> {
  for (const rule of report.rules) {
    yield [rule.id, rule.text]
    if (rule.reason) yield [`${rule.id} reason`, rule.reason]
  }
  for (const indicator of report.indicators)
    if (indicator.detail) yield [indicator.key, indicator.detail]
  for (const text of [...report.findings.strengths, ...report.findings.risks])
    yield ['findings', text]
  for (const check of report.quality) yield [check.check, check.detail]
  for (const block of report.sections.flatMap((section) => section.blocks)) {
    if (block.kind === 'text') for (const text of block.paragraphs) yield [block.id, text]
    else if ('note' in block && block.note) yield [block.id, block.note]
  }
}

const FORBIDDEN: [name: string, pattern: RegExp][] = [
  ['no number', /NaN|undefined|Infinity|\bnull\b/],
  ['a sentinel', /(?<![\d,.])9,?999(?:\.00?)?\s?(?:%|天|倍)/],
  ['minus nought', /-0(?:\.0+)?(?![\d.])/],
  ['at least all', /不低于\s?100\.00\s?%/],
  ['two signs', /--\d|增长-|下降-|减少-|增加-|±-/],
  ['an empty name', /“”|、、|、等|^(?:等|单价)|，，|。。|；；|\(\)|（）|：$|为元/],
  ['a share that nobody reads', /\d{5,}(?:\.\d+)?\s?%/],
  ['a share above all of them', /占(?:比)?(?:仅)?(?!100\.00)(?:[1-9]\d\d|\d{4,})\.\d\d%/],
  ['a negative share', /占(?:比)?(?:仅)?-\d/],
]

describe('sentences of enterprises that no plan would make', () => {
  it.each(FORBIDDEN)('hold nothing like %s', (_, pattern) => {
    const found = new Map<string, string>()
    for (const { seed, report } of reports)
      for (const [where, text] of sentencesOf(report))
        if (pattern.test(text)) found.set(where, `${seed}: ${text}`)
    expect([...found]).toEqual([])
  })

  it('numbers are finite, and nothing is missing without a reason', () => {
    for (const { seed, report } of reports) {
      for (const { key, value, reason, flag } of report.indicators) {
        if (typeof value === 'number') expect(Number.isFinite(value), `${seed} ${key}`).toBe(true)
        expect(value === null, `${seed} ${key}`).toBe(reason !== undefined)
        if (value === null && key !== 'I-086.L12') expect(flag, `${seed} ${key}`).toBe('GREY')
      }
      expect(JSON.stringify(report)).not.toMatch(/NaN|Infinity|\bundefined\b/)
    }
  })

  it('未采集 is said only where something was not collected', () => {
    for (const { seed, report } of reports)
      for (const { id, key, reason, detail } of report.indicators)
        if (reason === 'NO_DATA') expect(detail, `${seed} ${id} ${key}`).toBeTruthy()
  })

  it('a share of the whole is a share: between nothing and all', () => {
    const WHOLE = [
      'I-027',
      'I-028',
      'I-029',
      'I-031',
      'I-033',
      'I-035',
      'I-036',
      'I-037',
      'I-038',
      'I-039',
      'I-041',
    ]
      .concat([
        'I-042',
        'I-043',
        'I-046',
        'I-047',
        'I-050',
        'I-052',
        'I-054',
        'I-055',
        'I-056',
        'I-057',
      ])
      .concat([
        'I-064',
        'I-066',
        'I-067',
        'I-069',
        'I-070',
        'I-074',
        'I-077',
        'I-078',
        'I-081',
        'I-083',
      ])
      .concat(['I-085', 'I-094', 'I-095'])
    const off = new Map<string, string>()
    for (const { seed, report } of reports)
      for (const { id, key, value, unit } of report.indicators)
        if (WHOLE.includes(id) && unit === 'ratio' && typeof value === 'number')
          if (value < 0 || value > 1) off.set(key, `${seed}: ${value}`)
    expect([...off]).toEqual([])
  })

  it('what was hit leads to rows', () => {
    const FACTS = ['R-002', 'R-003', 'R-046']
    for (const { seed, report } of reports)
      for (const rule of report.rules)
        if (rule.result === 'HIT' && !FACTS.includes(rule.id) && !/没有开票，至少/.test(rule.text))
          expect(rule.evidence.length, `${seed} ${rule.id} ${rule.text}`).toBeGreaterThan(0)
  })
})

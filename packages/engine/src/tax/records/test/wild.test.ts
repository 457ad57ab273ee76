/** Firms that nobody would make up, of every size: each document holds, and each sentence can be read. */
import { describe, expect, it } from 'vitest'
import { wildTax } from '../../../../test-support/wild-tax.ts'
import type { ReportDocument } from '../../../report/document.ts'
import type { TaxFacts } from '../../facts.ts'
import { taxReport } from '../../report.ts'

const M0 = 2026 * 12 + 1

const sentencesOf = ({ findings, rules, quality, indicators, verdict, sections }: ReportDocument) =>
  [
    ...findings.strengths,
    ...findings.risks,
    verdict.decision?.text,
    ...rules.flatMap(({ text, reason }) => [text, reason]),
    ...quality.map(({ detail }) => detail),
    ...indicators.map(({ detail }) => detail),
    ...sections.flatMap(({ blocks }) =>
      blocks.flatMap((b) => (b.kind === 'text' ? b.paragraphs : 'note' in b ? [b.note] : [])),
    ),
  ].filter((text) => text !== undefined)

describe('firms of every kind', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))('hold together (%d)', (seed) => {
    // As they are stored.
    const facts = JSON.parse(JSON.stringify(wildTax(seed))) as TaxFacts
    const report = taxReport(facts, seed % 3 === 0 ? M0 - (seed % 11) : undefined)
    // Nothing that JSON cannot say.
    expect(JSON.parse(JSON.stringify(report))).toEqual(report)
    for (const { key, value, reason } of report.indicators)
      expect([key, value === null ? reason !== undefined : Number.isNaN(value)]).toEqual([
        key,
        value === null,
      ])
    for (const text of sentencesOf(report))
      expect(text).not.toMatch(
        /undefined|null|NaN|Infinity|-0\.00|。。|，，|；；|：$|^；|缺少度|\[object/,
      )
    for (const { id, result, reason, text } of report.rules) {
      if (result === 'UNKNOWN') expect([id, reason]).toEqual([id, expect.stringMatching(/\S/)])
      if (result === 'HIT') expect([id, text]).toEqual([id, expect.stringMatching(/。$/)])
    }
    const keys = report.indicators.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const ids = report.sections.flatMap(({ blocks }) => blocks.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

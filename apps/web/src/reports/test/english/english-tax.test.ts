/** The tax report in English: every name, formula, sentence and threshold of made-up enterprises. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import { TAX_ENGINE } from '@xinjian/engine/tax/engine'
import { TAX_LIMITS } from '@xinjian/engine/tax/params'
import { taxReport } from '@xinjian/engine/tax/report'
import { RETURNS } from '@xinjian/engine/tax/returns/part'
import { VERDICT_GATES } from '@xinjian/engine/tax/verdict'
import { describe, expect, it } from 'vitest'
import { randomTax } from '../../../../../../packages/engine/test-support/random-tax.ts'
import { TAX_REPORT_GOLDEN } from '../../../../../../packages/engine/test-support/tax-golden.ts'
import { inEnglish } from '../../english/dictionary.ts'

const CHINESE = /[\u3400-\u9fff]/

/** Every text of a document but those of the enterprise itself. */
function texts(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part && typeof part === 'object' ? Object.values(part).flatMap(texts) : []
}
const said = ({ enterprise, ...rest }: ReportDocument): string[] =>
  texts(rest).filter((text) => text !== enterprise.name)
const unsaid = (all: readonly string[]) => [
  ...new Set(all.filter((text) => CHINESE.test(inEnglish(text)))),
]

describe('the tax report in English', () => {
  it.each(Object.entries(TAX_REPORT_GOLDEN))('of %s has no Chinese', (_, facts) =>
    expect(unsaid(said(taxReport(TAX_ENGINE.decode(facts()))))).toEqual([]),
  )
  it('of enterprises that no plan would make has none either', () => {
    const all = Array.from({ length: 40 }, (_, seed) => said(taxReport(randomTax(seed)))).flat()
    expect(unsaid(all)).toEqual([])
  })
  it('calls indicators as the registry does', () => {
    const names = RETURNS.indicators.map(({ names }) => [names.zh, names.en])
    expect(names.map(([zh]) => [zh, inEnglish(zh!)])).toEqual(names)
  })
  it('has every rule with its threshold, and every gate', () => {
    const rules = RETURNS.rules(TAX_LIMITS).flatMap(({ name, threshold }) => [name, threshold])
    const gates = VERDICT_GATES.flatMap(({ threshold, source }) => [threshold, source])
    expect(unsaid([...rules, ...gates])).toEqual([])
  })
  it.each([
    [
      '增值税2025-03、企业所得税2025-04至2025-06未查询到申报记录，建议核实。',
      'No return was found of VAT for 2025-03, income tax for 2025-04 to 2025-06: check it.',
    ],
    [
      '税负率由上年的2.00%升至3.01%，相对变动50.50%，建议了解原因。',
      'The VAT burden rose from 2.00% in the year before to 3.01%, a change of 50.50%: ask why.',
    ],
    [
      '2026-02未开票收入为-1,000.00元，请核实冲减依据。',
      'Sales without an invoice of 2026-02 are -1,000.00 yuan: check what they were reduced by.',
    ],
  ])('says the sentence %s', (zh, en) => expect(inEnglish(zh)).toBe(en))
})

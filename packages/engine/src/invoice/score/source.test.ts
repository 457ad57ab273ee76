import { describe, expect, it } from 'vitest'
import { monthly, smallFacts } from '../../../test-support/small-facts.ts'
import { parseMonth } from '../../kit/calendar/window.ts'
import type { InvoiceFacts } from '../facts.ts'
import { invoiceReport } from '../report.ts'
import { scoreSourceOf } from '../score-port.ts'

const at = (text: string): number => parseMonth(text)!
const LAST = at('2026-02')
/** 40 months of sales and purchases: November 2022 to February 2026. */
const held = smallFacts(
  [
    ...monthly('2026-02', new Array(40).fill(50_000)),
    ...monthly('2026-02', new Array(40).fill(20_000), { direction: 'IN', counterparty: 3 }),
  ],
  { cutoff: '2026-02-28T23:59:59+08:00' },
)
type Months = readonly (readonly [number, number])[]
const all: Months = [[at('2022-11'), LAST]]
const told = (OUT: Months, IN: Months = all): InvoiceFacts => ({ ...held, collected: { OUT, IN } })

describe('the source of the score', () => {
  it.each([
    ['a bureau told all months', told(all), 'BUREAU'],
    ['nobody but files', held, 'FILE'],
    ['sales alone', told(all, []), 'FILE'],
    ['purchases alone', told([]), 'FILE'],
    ['the last year alone, files before', told([[at('2025-03'), LAST]]), 'FILE'],
    ['three years, one file before them', told([[at('2022-12'), LAST]]), 'FILE'],
    [
      'all but one month',
      told([all[0]!.with(1, at('2024-04')) as [number, number], [at('2024-06'), LAST]]),
      'FILE',
    ],
    [
      'in two readings that meet',
      told([
        [at('2022-11'), at('2024-05')],
        [at('2024-06'), LAST],
      ]),
      'BUREAU',
    ],
    ['the month scored is a file', told([[at('2022-11'), at('2026-01')]]), 'FILE'],
  ] as const)('%s: %s', (_, facts, source) => {
    expect(scoreSourceOf(facts, LAST)).toBe(source)
  })

  it('asks for purchases of all months that the score looks at, though none were made', () => {
    const sold = { ...held, digests: held.digests.filter(({ direction }) => direction === 'OUT') }
    const of = (IN: Months) => scoreSourceOf({ ...sold, collected: { OUT: all, IN } }, LAST)
    expect(of(all)).toBe('BUREAU')
    // What lies before the 36 months is not looked at.
    expect(of([[at('2023-03'), LAST]])).toBe('BUREAU')
    expect(of([[at('2023-04'), LAST]])).toBe('FILE')
  })

  it('names the card in the report, whose version names both', () => {
    const of = (facts: InvoiceFacts) => invoiceReport(facts, { through: LAST })
    const [files, bureau] = [of(held), of(told(all))]
    expect(files.verdict.score?.card).toBe('invoice-card-2026.3')
    expect(bureau.verdict.score?.card).toBe('invoice-collected-2026.1')
    expect(bureau.verdict.score?.chosen?.text).toContain('均由税务机关提供')
    expect(files.verdict.score?.chosen?.text).toContain('并非每月都由税务机关提供')
    for (const { engineVersion } of [files, bureau])
      expect(engineVersion).toMatch(/\+invoice-card-2026\.3\+invoice-collected-2026\.1$/)
  })
})

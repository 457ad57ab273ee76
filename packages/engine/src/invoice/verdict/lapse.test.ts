import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jointFacts } from '../../../test-support/joint-facts.ts'
import { formatDay, parseDay } from '../../kit/calendar/window.ts'
import { DECISION_LEVELS } from '../../report/decision.ts'
import type { Verdict } from '../../report/document.ts'
import { taxInvoiceReport } from '../../tax-invoice/report.ts'
import type { InvoiceFacts } from '../facts.ts'
import { invoiceReport } from '../report.ts'

const FACTS = jointFacts()
const [FIRST, CUT] = FACTS.invoice.covered.OUT!
const LAST = CUT - 1
const DAY = parseDay('2026-03-20')!
const CEILING = '税务机关提供的发票的上限'

/** All months are held; the authorisation ended `ended` months before the last whole one, and files told the months since. */
const lapsed = (ended: number, more: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  ...FACTS.invoice,
  judgedOn: '2026-03-20',
  collected: { OUT: [[FIRST, LAST - ended]], IN: [[FIRST, LAST - ended]] },
  ...more,
})
/** What the bureau had told by then, and nothing else, judged then. */
function then(ended: number): InvoiceFacts {
  const last = LAST - ended
  const { judgedOn: _now, ...facts } = lapsed(ended)
  return {
    ...facts,
    covered: { OUT: [FIRST, last], IN: [FIRST, last] },
    digests: facts.digests.filter(({ month }) => month <= last),
    scans: facts.scans!.filter(({ month }) => month <= last),
  }
}
const both = (invoice: InvoiceFacts): { invoice: Verdict; joint: Verdict } => ({
  invoice: invoiceReport(invoice).verdict,
  joint: taxInvoiceReport({ ...FACTS, invoice }).verdict,
})
const told = ({ decision }: Verdict) =>
  decision!.reasons
    .filter(({ id }) => /^G-(COVERAGE-(OUT|IN)|FRESH|SILENT|YOUNG|FEW)$/.test(id))
    .map(({ id, level, text }) => `${id} ${level} ${text}`)
const months = ({ decision }: Verdict) =>
  decision!.coverage!.filter(({ dataset }) => dataset.startsWith('INVOICE'))
const rank = ({ decision }: Verdict) => DECISION_LEVELS.indexOf(decision!.level)

describe('a lapsed authorisation with complete files', () => {
  it.each([
    // Months since, invoice report, joint report, grade: as the bureau's rows were then, and after a year as files alone.
    [0, 'ADMIT', 'ADMIT', 'BBB'],
    [2, 'REVIEW', 'REVIEW', 'B'],
    [4, 'REVIEW', 'REVIEW', 'B'],
    [12, 'REJECT', 'REJECT', 'CC'],
    [14, 'CLEAR', 'ADMIT', 'BBB'],
  ] as const)('of %i months: %s, %s, %s', (ended, ofInvoices, ofBoth, grade) => {
    const { invoice, joint } = both(lapsed(ended))
    expect([invoice.decision!.level, joint.decision!.level]).toEqual([ofInvoices, ofBoth])
    expect([invoice.score!.grade, joint.score!.grade]).toEqual([grade, grade])
  })

  it('is told alike by both reports, as far as it is about how much was told and how lately', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 200 }), (n, days) => {
        const { invoice, joint } = both(lapsed(n, { judgedOn: formatDay(DAY + days) }))
        expect(months(joint)).toEqual(months(invoice))
        expect(told(joint)).toEqual(told(invoice))
        // Every month is held: only the age of the newest is left to speak.
        expect(told(invoice).every((text) => text.startsWith('G-FRESH '))).toBe(true)
        expect(told(invoice).length).toBe(days > 90 ? 1 : 0)
      }),
      { numRuns: 20 },
    )
  })

  it('is scored as the bureau told it then, and no worse than that and the files alone', () => {
    const { collected: _none, ...files } = lapsed(0)
    const alone = both(files)
    for (const n of [1, 3, 5, 8, 12]) {
      const was = invoiceReport(then(n), { through: LAST - n }).verdict
      const now = both(lapsed(n))
      expect(now.invoice.score!.value).toBe(
        Math.min(was.score!.value!, alone.invoice.score!.value!),
      )
      expect(rank(now.invoice)).toBe(Math.max(rank(was), rank(alone.invoice)))
      expect(now.joint.score!.grade).toBe(was.score!.grade)
    }
  })

  it('keeps the limit under what the bureau told, however much files of the months since tell', () => {
    const plain = both(lapsed(9))
    const grown = lapsed(9)
    const digests = grown.digests.map((digest) =>
      digest.month <= LAST - 9
        ? digest
        : { ...digest, blueTotal: digest.blueTotal * 5, blueAmount: digest.blueAmount * 5 },
    )
    const more = both({ ...grown, digests })
    for (const kind of ['invoice', 'joint'] as const) {
      expect(plain[kind].limit!.suggest).toBeGreaterThan(0)
      expect(more[kind].limit?.suggest ?? 0).toBeLessThanOrEqual(plain[kind].limit!.suggest!)
      expect(plain[kind].limit!.legs.map(({ name }) => name)).toContain(CEILING)
    }
  })

  it('ages the enterprise, and changes of its registration, as of the report', () => {
    const registration = {
      ...FACTS.invoice.registration,
      establishedOn: '2025-01-10',
      // 200 days before the report, 80 before the last month that the bureau told.
      legalRepChanges: ['2025-08-30'],
    }
    const begun = FIRST + 22
    const young = lapsed(4, {
      registration,
      covered: { OUT: [begun, CUT], IN: [begun, CUT] },
      collected: { OUT: [[begun, LAST - 4]], IN: [[begun, LAST - 4]] },
      digests: FACTS.invoice.digests.filter(({ month }) => month >= begun),
      scans: FACTS.invoice.scans!.filter(({ month }) => month >= begun),
    })
    const { decision } = invoiceReport(young).verdict
    const ids = decision!.reasons.map(({ id }) => id)
    expect(ids).not.toContain('G-YOUNG')
    expect(ids).not.toContain('G-LEGAL-REP')
  })
})

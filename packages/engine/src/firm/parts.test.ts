/** A report of several sources against the reports of each of them: more data never make a milder verdict in silence. */
import { describe, expect, it } from 'vitest'
import { type FirmReports, firmReports } from '../../test-support/firm-reports.ts'
import { FIRM_MONTH, NAMED_FIRMS, wildFirm } from '../../test-support/random-firms.ts'
import type { DecisionLevel } from '../report/decision.ts'
import { mayAdmit, type ReportKind } from '../report/kinds.ts'

const STRICT: Record<DecisionLevel, number> = {
  ADMIT: 0,
  CLEAR: 0,
  REVIEW: 1,
  UNRATABLE: 1,
  REJECT: 2,
}
const PARTS: readonly ReportKind[] = ['INVOICE', 'TAX_PAYMENT', 'TAX']

function milder(reports: FirmReports): string[] {
  const whole = reports.TAX_INVOICE!.verdict.decision!
  return PARTS.flatMap((kind) => {
    const part = reports[kind]?.verdict.decision
    if (!part || STRICT[whole.level] >= STRICT[part.level]) return []
    const open = part.reasons
      .filter(({ level }) => STRICT[level] > STRICT[whole.level])
      .flatMap(({ id, rules = [id] }) => rules)
      .filter((id) => !whole.lifted?.some(({ rule }) => rule === id))
    return open.map((id) => `${kind} ${part.level} by ${id}, whole ${whole.level}`)
  })
}

describe('the report of all sources', () => {
  it.each(Object.entries(NAMED_FIRMS))('is never milder than one of them: %s', (_, facts) => {
    expect(milder(firmReports(facts(), FIRM_MONTH))).toEqual([])
  })
  it('is never milder than one of them, whatever the enterprise', () => {
    const found = Array.from({ length: 40 }, (_, seed) =>
      milder(firmReports(wildFirm(seed), FIRM_MONTH)).map((text) => `${seed}: ${text}`),
    ).flat()
    expect(found).toEqual([])
  })
})

describe('a report of one source', () => {
  it.each(Object.entries(NAMED_FIRMS))('admits nobody: %s', (_, facts) => {
    for (const [kind, { verdict }] of Object.entries(firmReports(facts(), FIRM_MONTH)))
      if (!mayAdmit(kind as ReportKind)) {
        expect(verdict.decision?.level).not.toBe('ADMIT')
        expect(JSON.stringify(verdict)).not.toContain('建议准入')
        if (kind !== 'TAX_RISK') expect(verdict.risk?.level).not.toBe('LOW')
      }
  })
})

import { expect, it } from 'vitest'
import { archetype } from '../../test-support/archetypes.ts'
import { taxReportFacts } from '../../test-support/tax-report-facts.ts'
import { taxInvoiceReport } from './report.ts'

it('x', () => {
  const d = taxInvoiceReport({ invoice: archetype('健康贸易').facts, tax: taxReportFacts() })
  console.log(
    d.verdict.decision?.text,
    d.verdict.decision?.reasons,
    d.verdict.score?.held,
    d.sections.map((s) => [s.id, s.title]),
    d.rules.length,
    d.findings,
  )
  expect(1).toBe(1)
})

import { taxInvoiceReport } from '@xinjian/engine/tax-invoice/report'
import { taxRiskReport } from '@xinjian/engine/tax-risk/report'
import { writeFileSync } from 'node:fs'
import { it } from 'vitest'
import * as J from '../../../../../packages/engine/test-support/joint-facts.ts'
import { arrear } from '../../../../../packages/engine/test-support/tax-facts.ts'
import { inEnglish } from '../english/dictionary.ts'
function texts(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part && typeof part === 'object' ? Object.values(part).flatMap(texts) : []
}
it('x', () => {
  const all = [J.jointFacts(), J.jointFacts({ tax: J.noTaxes() }), J.jointFacts({ invoice: J.noInvoices() }), J.staleFacts(), J.shortFacts(), J.jointFacts({ tax: J.jointTaxes({ arrears: [arrear(500)], ratings: null, payments: null, statements: null }) })]
  const left = new Set(all.flatMap((f) => [taxInvoiceReport(f, 24313), taxRiskReport(f, 24313)]).flatMap(texts).filter((t) => /[\u3400-\u9fff]/.test(inEnglish(t))))
  writeFileSync('/tmp/joint/left.txt', [...left].join('\n'))
})

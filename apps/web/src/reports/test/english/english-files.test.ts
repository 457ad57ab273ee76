/** What is said of uploaded files, in English. */
import { taxReport } from '@xinjian/engine/tax/report'
import { taxPaymentReport } from '@xinjian/engine/tax-payment/report'
import { expect, it } from 'vitest'
import { monthlyTax, taxFacts } from '../../../../../../packages/engine/test-support/tax-facts.ts'
import { steadyFacts } from '../../../../../../packages/engine/test-support/tax-report-facts.ts'
import { inEnglish } from '../../english/dictionary.ts'

const CHINESE = /[\u3400-\u9fff]/
const texts = (part: unknown): string[] =>
  typeof part === 'string'
    ? [part]
    : part && typeof part === 'object'
      ? Object.values(part).flatMap(texts)
      : []

it('reports that rest on files have no Chinese in them', () => {
  const month = 2026 * 12
  const span = [[month - 11, month]] as [number, number][]
  const tax = taxReport(
    steadyFacts({
      fromFiles: { VAT_RETURN: span, FIN_STATEMENT: span, TAX_PAYMENT: [[month, month]] },
    }),
  )
  const payments = taxPaymentReport({
    ...taxFacts(monthlyTax('2026-02', new Array(24).fill(5_000)), { arrears: [] }),
    fromFiles: span,
  })
  const said = [tax, payments].flatMap(({ verdict, quality, findings }) =>
    texts({ verdict, quality, findings }),
  )
  expect(said.some((text) => text.includes('企业上传的文件'))).toBe(true)
  expect(said.filter((text) => CHINESE.test(inEnglish(text)))).toEqual([])
})

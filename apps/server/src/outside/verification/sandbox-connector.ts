/** The sandbox's platform: `apps/sandbox/docs/verification.md`. */
import { kindFromSystem } from '@xinjian/format/invoice/kinds'
import { INVALID_MARKS, meaningOf } from '@xinjian/format/verify/result'
import { type VerificationConnector, verdict } from './connector.ts'
import { listOf, objectOf, postJson, textOf } from './post.ts'

export const createSandboxConnector = (base: string, key: string): VerificationConnector => ({
  vendor: 'sandbox',
  async check(asked, signal) {
    const { kind: _, ...fields } = asked
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` }
    const answer = await postJson(
      `${base}/verification/check`,
      headers,
      JSON.stringify(fields),
      signal,
    )
    const code = textOf(answer.code)
    const plain = verdict(meaningOf(code), code)
    if (plain.result !== 'CONSISTENT') return plain
    const shown = objectOf(answer.data)
    const text = (name: string) => textOf(shown[name])
    return {
      ...plain,
      kind: kindFromSystem('verify', text('kind')),
      invalidMark: INVALID_MARKS.find((mark) => mark === text('invalidMark')) ?? null,
      face: {
        checkCode: text('checkCode'),
        machineNo: text('machineNo'),
        buyerName: text('buyerName'),
        buyerTaxNo: text('buyerTaxNo'),
        buyerContact: text('buyerContact'),
        buyerBank: text('buyerBank'),
        sellerName: text('sellerName'),
        sellerTaxNo: text('sellerTaxNo'),
        sellerContact: text('sellerContact'),
        sellerBank: text('sellerBank'),
        amountExclTax: text('amount'),
        taxAmount: text('tax'),
        totalAmount: text('totalAmount'),
        remark: text('remark'),
        drawer: text('drawer'),
        items: listOf(shown.lines).map((line) => ({
          name: textOf(line.name),
          spec: textOf(line.spec),
          unit: textOf(line.unit),
          quantity: textOf(line.quantity),
          price: textOf(line.price),
          amount: textOf(line.amount),
          taxRate: textOf(line.taxRate),
          tax: textOf(line.tax),
        })),
      },
    }
  },
})

/** What a report says of its limit, in English: the small amount that was chosen, an amount of nothing, a share of nothing. */

import type { InvoiceFacts } from '@xinjian/engine/invoice/facts'
import type { LendingFacts } from '@xinjian/engine/invoice/facts/lending'
import { invoiceReport } from '@xinjian/engine/invoice/report'
import { beforeAll, describe, expect, it } from 'vitest'
import { archetype } from '../../../../../../packages/engine/test-support/archetypes.ts'
import { inEnglish } from '../../english/dictionary.ts'
import { loadEnglish } from '../../english/english.ts'

const CHINESE = /[\u3400-\u9fff]/

beforeAll(loadEnglish)

/** Own funds are many times what 30 days of turnover need. */
const COVERED: LendingFacts = {
  taxPaid: null,
  arrears: null,
  statement: {
    periodEnd: '2025-12-31',
    revenue: 1_200_000_000,
    cost: 900_000_000,
    profit: 60_000_000,
    inventories: { begin: 75_000_000, end: 75_000_000 },
    receivables: { begin: 0, end: 0 },
    payables: { begin: 0, end: 0 },
    prepayments: { begin: 0, end: 0 },
    advances: { begin: 0, end: 0 },
    currentAssets: 900_000_000,
    currentLiabilities: 100_000_000,
    shortLoans: 0,
  },
  statementsCollected: true,
  unused: ['社保缴费'],
}
const verdictOf = (facts: InvoiceFacts, institution: InvoiceFacts['institution']) =>
  invoiceReport({ ...facts, lending: COVERED, ...(institution ? { institution } : {}) }).verdict

function texts(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part && typeof part === 'object' ? Object.values(part).flatMap(texts) : []
}

describe('a limit in English', () => {
  it.each<[string, ReturnType<typeof verdictOf>, string]>([
    [
      'of a small amount',
      verdictOf(archetype('健康贸易').facts, { smallAmountYuan: 500_000 }),
      '机构选用小额简化测算，额度据此给出',
    ],
    ['of no need', verdictOf(archetype('健康贸易').facts, undefined), '本机构选用小额简化测算后'],
    [
      'of nothing, under a rule of the highest level',
      verdictOf(archetype('进销倒挂').facts, undefined),
      '此项不再影响结论',
    ],
  ])('%s leaves no word in Chinese', (_, verdict, words) => {
    expect(texts(verdict).join('')).toContain(words)
    expect(texts(verdict).filter((text) => CHINESE.test(inEnglish(text)))).toEqual([])
  })
  it.each([
    '测算额度1万元，因下列原因按50%计不足1万元，不予给出：评级B，须人工复核。',
    '取得最近月份的数据后可重新测算额度。',
    'min( 销售比例, 上限50万元 )；机构选用，限小微企业，依据《流动资金贷款管理办法》（2024年）：借款人为小微企业的，可通过其他方式分析判断其营运资金需求；销售比例不能测算',
  ])('%s', (text) => expect(inEnglish(text)).not.toMatch(CHINESE))
})

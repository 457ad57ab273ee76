import { expect, it } from 'vitest'
import { policyEnglish } from './policy-english.ts'

it.each([
  // What reads like a condition of a policy ("… 为 …") and is a sentence of a report.
  [
    '仅凭发票的上限 1,000,000.00元：本报告只依据发票，额度以100万元为限',
    /^Ceiling on invoices alone 1,000,000\.00 yuan: [A-Z][^\u3400-\u9fff]+$/,
  ],
  ['准入结论为建议拒绝', /^Verdict on admission is Reject$/],
  ['规则40条，可判断29条', /^29 of 40 rules could be judged$/],
  ['自有评分卡已停用，停用后不再按它判断', /^The own score card was withdrawn/],
])('%s', (zh, en) => expect(policyEnglish(zh)).toMatch(en))

it('what nobody has words for stays whole as it was written', () =>
  expect(policyEnglish('某指标为某某')).toBe('某指标为某某'))

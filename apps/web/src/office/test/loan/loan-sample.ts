/** Loans as the server tells them. The plan is a line of the engine's table, which another program reckoned. */
import { readFileSync } from 'node:fs'

/** 123.4567 万 fen … of `plans.tsv`: 240000 ACT_360 EQUAL_INSTALMENT DOWN, 1234567 fen, 2026-08-31 to 2027-02-28. */
const [, ...found] = readFileSync(
  new URL(
    '../../../../../../packages/engine/test-support/loan/plans.tsv',
    import.meta.url.startsWith('file:') ? import.meta.url : `file://${import.meta.filename}`,
  ),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
const line = found.find(
  ([rate, count, method, , , , , amount, from, due]) =>
    [rate, count, method, amount, from, due].join() ===
    '240000,ACT_360,EQUAL_INSTALMENT,1234567,2026-08-31,2027-02-28',
)
export const PLANNED = (line?.[10] ?? '').split(' ').map((text) => {
  const [due = '', principal, interest] = text.split(':')
  return { due, principalFen: Number(principal), interestFen: Number(interest) }
})

const NONE = { FEE: 0, PENALTY: 0, INTEREST: 0, PRINCIPAL: 0 }
export const PERIODS = PLANNED.map((of, i) => ({
  ...{ no: i + 1, from: PLANNED[i - 1]?.due ?? '2026-08-31', state: 'NOT_DUE', penaltyFen: 0 },
  ...{ ...of, paid: NONE, waived: NONE, left: NONE, overdueDays: 0 },
}))

export const NO = 'LN2026083100000001'
export const LOAN = {
  ...{ no: NO, lineNo: 'CL2026083100000001', borrowerName: '示例实业有限公司' },
  ...{ subjectKind: 'ORDER', subjectNo: 'PO-1', product: '订单贷', amountFen: 1_234_567 },
  ...{ principalLeftFen: 0, dueFen: 0, nextDue: null, overdueDays: 0 },
  ...{ fromDay: '2026-08-31', dueDay: '2027-02-28', state: 'APPLIED', appliedBy: 'staff' },
  ...{ appliedAt: '2026-08-31T02:00:00Z', approvedBy: null, approvedAt: null, decision: null },
  ...{ signedBy: null, signedAt: null, paidBy: null, paidAt: null, disbursedOn: null },
  ...{ settledOn: null, own: false, approvedByMe: false },
}
export const DETAIL = {
  row: LOAN,
  terms: {
    ...{ ratePpm: 240_000, dayCount: 'ACT_360', method: 'EQUAL_INSTALMENT', rounding: 'DOWN' },
    ...{ graceDays: 0, penaltyPpm: 0, compound: false },
  },
  ...{ purpose: '采购白酒', asOf: '2026-11-21', periods: PERIODS, due: null, settlement: null },
  payee: { name: '示例酒业有限公司', bank: '示例银行', account: '************2222' },
  ...{ earlyFen: 0, deeds: [], transfers: [], contract: null },
}

export const LINE = {
  ...{ no: 'CL2026083100000001', borrowerName: '示例实业有限公司', product: '订单贷' },
  ...{ borrowerTaxNo: '91110108MA01ABCD3L', limitFen: 50_000_000, usedFen: 10_000_000 },
  ...{ frozenFen: 1_000_000, availableFen: 39_000_000, revolving: true, state: 'ACTIVE' },
  ...{ fromDay: '2026-01-01', toDay: '2027-12-31', reason: '合作三年', askedBy: 'staff' },
  ...{ askedAt: '2026-01-01T02:00:00Z', decidedBy: 'demo', decidedAt: null, decision: null },
  ...{ frozeBy: null, frozeWhy: null, own: false, froze: false },
}

export const DEED = {
  ...{ id: 7, kind: 'PAYMENT', part: null, fen: 220_591, day: '2026-09-30', reference: 'BK-1' },
  ...{ reason: '按期还款', state: 'ASKED', askedBy: 'staff', askedAt: '2026-09-30T02:00:00Z' },
  ...{ decidedBy: null, decidedAt: null, answer: null, own: false },
}

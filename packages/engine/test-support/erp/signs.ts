/** The trading firm with signs of how its vouchers were made, and with its bank lines matched. */
import type { ErpFacts, VoucherSigns } from '../../src/erp/facts.ts'
import type { OpenLine, Reconciled } from '../../src/reconcile/facts.ts'
import { LAST, monthsOf, stockTotal, wholeFacts } from './facts.ts'

/** A month of 100 amounts whose first digits are near Benford’s law. */
export const signsOf = (month: number, more: Partial<VoucherSigns> = {}): VoucherSigns => ({
  month,
  digits: [30, 18, 12, 10, 8, 7, 6, 5, 4],
  ...{ large: 40, round: 4, endLarge: 6, endRound: 1, endNamed: [] },
  ...{ edited: 0, editedNamed: [], added: 0, addedNamed: [] },
  ...more,
})

const line = (more: Partial<OpenLine>): OpenLine => ({
  ...{ side: 'RECEIPT', key: 'k', day: '2026-01-15', party: '甲公司', amount: 1_234_500 },
  ...{ reason: 'UNKNOWN_PARTY', score: 0, invoices: [] },
  ...more,
})

export const reconciledOf = (more: Partial<Reconciled> = {}): Reconciled => ({
  sides: ['RECEIPT', 'PAYMENT'],
  months: [
    {
      side: 'RECEIPT',
      month: LAST - 1,
      lines: 10,
      amount: 10_000_000,
      matched: 8_000_000,
      doubtful: 500_000,
    },
    {
      side: 'RECEIPT',
      month: LAST,
      lines: 8,
      amount: 6_000_000,
      matched: 4_000_000,
      doubtful: 1_000_000,
    },
    { side: 'PAYMENT', month: LAST, lines: 5, amount: 3_000_000, matched: 3_000_000, doubtful: 0 },
  ],
  lines: [
    line({ key: 'd1', reason: 'CHANCE', score: 0.6, invoices: ['2025-12-01', '2025-12-08'] }),
    line({ key: 'd2', reason: 'ONE', score: 0.85, party: '乙公司', invoices: ['2025-12-03'] }),
    line({ key: 'u1', party: null, reason: 'NO_PARTY' }),
    line({ key: 'u2', reason: 'MORE_THAN_OPEN', side: 'PAYMENT' }),
  ],
  after: 90,
  parties: [
    {
      side: 'RECEIPT',
      party: '丙公司',
      id: 7,
      invoices: 3,
      open: 900_000,
      from: '2025-06-01',
      to: '2025-10-09',
    },
    {
      side: 'PAYMENT',
      party: '供应商丁',
      id: 9,
      invoices: 1,
      open: 50_000,
      from: '2025-07-01',
      to: '2025-07-01',
    },
  ],
  invoiced: [
    { side: 'RECEIPT', amount: 9_000_000, open: 900_000 },
    { side: 'PAYMENT', amount: 1_000_000, open: 50_000 },
  ],
  rounds: [
    {
      party: '丁公司',
      out: { key: 'o1', day: '2026-02-03', amount: 2_000_000 },
      back: { key: 'b1', day: '2026-02-06', amount: 1_980_000 },
    },
  ],
  ...{ roundCount: 1, roundAmount: 1_980_000, received: 16_000_000 },
  ...more,
})

export const signedFacts = (more: Partial<ErpFacts> = {}): ErpFacts => {
  const whole = wholeFacts()
  return {
    ...whole,
    signs: monthsOf(LAST - 11, LAST).map((month) =>
      signsOf(
        month,
        month === LAST
          ? {
              ...{ endRound: 3, endNamed: ['2026-02-27 记-8', '2026-02-28 记-9'] },
              ...{ edited: 2, editedNamed: ['2026-02-10 记-3', '2026-02-11 记-4'] },
              ...{ added: 1, addedNamed: ['2026-02-28 记-99'] },
            }
          : {},
      ),
    ),
    moves: monthsOf(LAST - 11, LAST).map((month) => ({
      month,
      moves: 20,
      without: month === LAST ? 2 : 0,
    })),
    stock: [...whole.stock.slice(0, -1), stockTotal(LAST, { negative: 3 })],
    reconciled: reconciledOf(),
    ...more,
  }
}

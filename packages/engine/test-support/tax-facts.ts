/** Facts of tax payments for tests that state one thing exactly, and a lively firm with everything in it. */
import { parseMonth } from '../src/kit/calendar/window.ts'
import { TAX_PAYMENT_ENGINE } from '../src/tax-payment/engine.ts'
import type { Arrear, Payment, TaxPaymentFacts } from '../src/tax-payment/facts.ts'

/** VAT of `yuan` in the treasury on the day it was paid, unless said otherwise. */
export function payment(paidOn: string | null, yuan: number, more: Partial<Payment> = {}): Payment {
  return {
    key: more.voucherNo ?? `${paidOn}/${more.taxKind ?? '增值税'}/${yuan}`,
    taxKind: '增值税',
    taxItem: null,
    periodFrom: null,
    periodTo: null,
    basis: null,
    rate: null,
    amount: Math.round(yuan * 100),
    payType: '一般申报',
    voucherNo: null,
    declaredOn: null,
    paidOn,
    treasuryOn: paidOn,
    status: '已入库',
    ...more,
  }
}

export function arrear(balance: number | null, more: Partial<Arrear> = {}): Arrear {
  const fen = balance === null ? null : Math.round(balance * 100)
  return {
    key: `增值税/${more.occurredOn ?? ''}/${balance}`,
    taxKind: '增值税',
    periodFrom: null,
    periodTo: null,
    amount: fen,
    balance: fen,
    occurredOn: '2026-02-20',
    deadline: null,
    kind: '本期',
    ...more,
  }
}

const month = (text: string): number => parseMonth(text.slice(0, 7))!

/** Collected at noon of 15 March 2026 with the 36 months before: M0 is 2026-02. No arrears. */
export function taxFacts(
  payments: readonly Payment[],
  more: Partial<Omit<TaxPaymentFacts, 'covered'>> & { covered?: readonly [string, string][] } = {},
): TaxPaymentFacts {
  const { covered, registration, ...rest } = more
  return {
    registration: { name: '示例有限公司', taxNo: null, taxpayerType: 'GENERAL', ...registration },
    dataCutoff: '2026-03-15T12:00:00.123+08:00',
    covered: (covered ?? [['2023-03', '2026-03']]).map(([from, to]) => [month(from), month(to)]),
    payments,
    arrears: [],
    ...rest,
  }
}

/** One payment on the tenth of each month of `yuan` (0 = none), the last being `last`. */
export function monthlyTax(
  last: string,
  yuan: readonly number[],
  more: Partial<Payment> = {},
): Payment[] {
  const end = month(last)
  return yuan.flatMap((each, i) => {
    const m = end - yuan.length + 1 + i
    const on = `${Math.floor(m / 12)}-${String((m % 12) + 1).padStart(2, '0')}-10`
    return each === 0 ? [] : [payment(on, each, more)]
  })
}

const THREE_YEARS = Array.from({ length: 37 }, (_, i) => 10_000 + 137 * i)

/** Three years of monthly VAT with its surtaxes, quarterly income tax with a settlement, and one of everything else. */
export const livelyFacts = (more: Partial<TaxPaymentFacts> = {}): TaxPaymentFacts => ({
  ...taxFacts([
    ...monthlyTax('2026-03', THREE_YEARS),
    ...monthlyTax(
      '2026-03',
      THREE_YEARS.map((v) => v * 0.07),
      { taxKind: '城市维护建设税' },
    ),
    ...monthlyTax(
      '2026-03',
      THREE_YEARS.map((v) => v * 0.03),
      { taxKind: '教育费附加' },
    ),
    ...['2024-01-12', '2024-04-11', '2025-01-10', '2025-07-11', '2026-01-12'].map((on) =>
      payment(on, 30_000, {
        taxKind: '企业所得税',
        taxItem: '应纳税所得额',
        periodTo: `${Number(on.slice(0, 4)) - (on.slice(5, 7) === '01' ? 1 : 0)}-12-31`,
      }),
    ),
    payment('2025-05-20', 8_000, {
      taxKind: '企业所得税',
      taxItem: '汇算清缴',
      periodTo: '2024-12-31',
    }),
    payment('2024-06-03', -1_200.5, {
      taxKind: '企业所得税',
      periodTo: '2023-12-31',
      status: '退库',
    }),
    payment('2025-09-01', 640, { payType: '退抵税', treasuryOn: null }),
    payment('2025-11-18', 52.35, { payType: '滞纳金', voucherNo: 'L1' }),
    payment('2025-12-18', 12.1, {
      payType: '滞纳金',
      voucherNo: 'L2',
      status: null,
      treasuryOn: null,
    }),
    payment('2024-10-09', 2_000, { payType: '罚款', taxKind: '税务部门罚没收入' }),
    payment('2025-08-10', 3_210, { taxKind: '个人所得税', payType: '代扣代缴' }),
    payment('2025-08-11', 15_000, { taxKind: '企业职工基本养老保险费' }),
    payment('2026-02-25', 777, { status: '已缴款未入库', treasuryOn: null }),
    payment('2026-02-26', 88, { status: null, treasuryOn: null, voucherNo: 'P2' }),
    payment('2026-01-20', 500, { status: null, taxKind: '印花税' }),
    payment('2025-10-20', 99, { payType: null, taxKind: '印花税' }),
    payment(null, 321, { voucherNo: 'U1' }),
  ]),
  arrears: [arrear(5_000, { occurredOn: '2025-10-16' }), arrear(null, { occurredOn: null })],
  ...more,
})

const bytes = (facts: TaxPaymentFacts) => TAX_PAYMENT_ENGINE.encode(facts)

export const TAX_GOLDEN = {
  'lively@2026-02': () => bytes(livelyFacts()),
  'lively@2025-06': () => bytes(livelyFacts()),
  'nothing-paid@2026-02': () => bytes(taxFacts([])),
  'arrears-unknown@2026-02': () =>
    bytes(taxFacts(monthlyTax('2026-02', [5e3, 6e3, 0, 0, 0, 7e3]), { arrears: null })),
  'partly-collected@2026-02': () =>
    bytes(
      livelyFacts({
        covered: [
          [24_290, 24_295],
          [24_300, 24_314],
        ],
      }),
    ),
  'young@2026-02': () =>
    bytes(
      taxFacts(monthlyTax('2026-02', [5e3, 6e3, 7e3]), {
        registration: {
          name: '新设示例有限公司',
          taxNo: null,
          taxpayerType: 'SMALL',
          establishedOn: '2025-11-20',
        },
      }),
    ),
}

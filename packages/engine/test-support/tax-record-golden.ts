/** Facts by which records and cross-checks of the tax report are held to what they said. */
import { TAX_ENGINE } from '../src/tax/engine.ts'
import { arrear, livelyFacts } from './tax-facts.ts'
import {
  bankAuth,
  insured,
  invoices,
  monthlyVat,
  rating,
  recordFacts,
  steadyFacts,
  violation,
} from './tax-record-facts.ts'

const year = (yuan: number) => Array.from({ length: 12 }, () => yuan)

export const TAX_RECORD_GOLDEN = {
  'agreeing@2026-02': () => TAX_ENGINE.encode(steadyFacts()),
  'agreeing@2025-06': () => TAX_ENGINE.encode(steadyFacts()),
  'burdened@2026-02': () =>
    TAX_ENGINE.encode(
      recordFacts({
        registration: {
          name: '示例有限公司',
          taxNo: null,
          taxpayerStatus: '非正常',
          legalRepAge: 17,
          changes: [
            { on: '2025-12-01', item: '法定代表人', before: '张三', after: '李四' },
            { on: '2025-12-01', item: '注册地址', before: '甲', after: '乙' },
          ],
        },
        ratings: [rating(2022, 'A'), rating(2023, 'B'), rating(2024, 'D')],
        violations: [violation('2025-01-01', { status: '未处理' }), violation('2024-01-01')],
        insurance: [insured('2026-02', 0), insured('2025-02', 30)],
        bankAuths: [bankAuth('示例一银行', '2025-11-02'), bankAuth('示例二银行', '2025-12-02')],
        vatReturns: monthlyVat('2026-02', year(500_000).with(3, 0)),
        invoiced: invoices('2026-02', year(900_000)),
        payments: livelyFacts().payments,
        arrears: [arrear(20_000)],
      }),
    ),
}

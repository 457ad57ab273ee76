import { expect, it } from 'vitest'
import type { VerificationRecord } from './store.ts'
import { wireRow } from './wire.ts'

const record = (remark: string) =>
  ({
    asked_at: new Date(0),
    verified_at: null,
    kept_from: null,
    face: { remark, buyerTaxNo: '', sellerTaxNo: '' },
  }) as VerificationRecord

it('a red invoice names the one that it reverses; of another nothing is said', () => {
  const remark =
    '被红冲蓝字数电票号码：25442000000087654321 红字发票信息确认单编号：44030725051001117191'
  expect(wireRow(record(remark)).redOf).toBe('25442000000087654321')
  expect(wireRow(record('合同号 25442000000087654321'))).not.toHaveProperty('redOf')
  expect(wireRow({ ...record(''), face: null })).not.toHaveProperty('redOf')
})

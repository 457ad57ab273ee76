/** Rows as bureaus show them → kind, state, and what they weigh on a day: typed here by hand from the table of decision 0121. */
import { describe, expect, it } from 'vitest'
import { violation } from '../../../../test-support/tax-record-facts.ts'
import { dayNumber } from '../../../kit/calendar/window.ts'
import { kindOfViolation, VIOLATION_KINDS, weightOfViolation } from '../violation-kinds.ts'
import { stateOfViolation } from '../violations.ts'

const NOW = dayNumber(2026, 3, 20)

describe('the kind of a row', () => {
  it.each<[string | null, string | null, string]>([
    ['偷税', '在账簿上少列收入，少缴企业所得税', 'EVASION'],
    [null, '纳税人欠缴应纳税款，采取转移财产的手段逃避追缴欠缴的税款', 'EVASION'],
    [null, '以假报出口手段骗取国家出口退税款', 'EVASION'],
    [null, '以暴力、威胁方法拒不缴纳税款（抗税）', 'EVASION'],
    ['虚开发票', '让他人为自己虚开增值税专用发票', 'EVASION'],
    [null, '取得与实际经营业务情况不符的发票', 'EVASION'],
    [null, '进行虚假的纳税申报', 'EVASION'],
    ['其他违法', '非法购买增值税专用发票', 'EVASION'],
    ['稽查立案', '涉嫌税收违法，已立案检查', 'INSPECTION'],
    [null, '税务稽查补税', 'INSPECTION'],
    [null, '未按规定开具发票', 'INVOICE'],
    ['违反发票管理', '丢失增值税专用发票2份', 'INVOICE'],
    ['逾期缴纳', '未按规定期限缴纳税款', 'LATE_PAYMENT'],
    [null, '扣缴义务人未按照规定解缴税款', 'LATE_PAYMENT'],
    [null, '逾期未缴增值税', 'LATE_PAYMENT'],
    ['逾期申报', '未按规定期限办理纳税申报', 'LATE_FILING'],
    ['逾期未申报', null, 'LATE_FILING'],
    [null, '未按期申报', 'LATE_FILING'],
    [null, '未按照规定的期限办理纳税申报和报送纳税资料', 'LATE_FILING'],
    [null, '扣缴义务人未按规定期限报送代扣代缴税款报告表', 'LATE_FILING'],
    ['逾期 申报', '未按规定 期限办理纳税 申报', 'LATE_FILING'],
    [null, '未按规定办理税务登记变更', 'OTHER'],
    [null, '未按规定设置、保管账簿', 'OTHER'],
    ['02', '0204', 'OTHER'],
    [null, null, 'OTHER'],
  ])('%s, %s: %s', (means, fact, id) => expect(kindOfViolation({ means, fact }).id).toBe(id))
})

describe('the state that a bureau shows', () => {
  it.each([
    ['责令限期改正', 'OPEN'],
    ['已责令限期改正', 'OPEN'],
    ['已立案', 'OPEN'],
    ['未处理', 'OPEN'],
    ['尚未结案', 'OPEN'],
    ['已处罚，罚款未缴清', 'OPEN'],
    ['责令限期改正，已改正', 'SETTLED'],
    ['已处理', 'SETTLED'],
    ['处理完毕', 'SETTLED'],
    ['已缴清', 'SETTLED'],
    ['处罚', 'SETTLED'],
    ['不予行政处罚', 'SETTLED'],
    ['首违不罚', 'SETTLED'],
    ['', 'UNKNOWN'],
    ['其他', 'UNKNOWN'],
  ])('%s: %s', (status, state) => expect(stateOfViolation({ status })).toBe(state))
})

describe('what a row weighs on 2026-03-20', () => {
  /** Fact, state shown, day of registration → weight. */
  it.each<[string, string | null, string | null, string | null]>([
    ['偷税', '未处理', '2019-01-05', 'RED_LINE'],
    ['偷税', null, '2019-01-05', 'RED_LINE'],
    ['偷税', '已处理', '2023-03-01', 'RED_LINE'],
    ['偷税', '已处理', '2023-02-28', null],
    ['偷税', '已处理', null, 'RED_LINE'],
    ['税务稽查', '检查中', '2020-01-05', 'HIGH'],
    ['税务稽查', '已结案', '2023-03-31', 'MEDIUM'],
    ['税务稽查', '已结案', '2023-02-01', null],
    ['未按规定开具发票', '责令限期改正', '2025-12-01', 'HIGH'],
    ['未按规定开具发票', '已处理', '2024-03-01', 'LOW'],
    ['未按规定开具发票', '已处理', '2024-02-29', null],
    ['未按规定期限缴纳税款', '未缴清', '2025-12-01', 'HIGH'],
    ['未按规定期限缴纳税款', '已缴清', '2025-12-01', 'LOW'],
    ['未按规定期限缴纳税款', '已缴清', '2024-02-01', null],
    ['未按规定期限办理纳税申报', '责令限期改正', '2021-12-01', 'MEDIUM'],
    ['未按规定期限办理纳税申报', '处理完毕', '2026-03-01', null],
    ['未按规定期限办理纳税申报', null, '2026-03-01', null],
    ['未按规定设置账簿', '责令限期改正', '2025-12-01', 'MEDIUM'],
    ['未按规定设置账簿', '已改正', '2025-12-01', 'LOW'],
    ['未按规定设置账簿', '已改正', '2024-02-01', null],
  ])('%s, %s, %s: %s', (fact, status, on, weight) =>
    expect(weightOfViolation(violation(on, { fact, status }), NOW)).toBe(weight),
  )

  it('is a red line of the gravest kind alone', () => {
    const red = VIOLATION_KINDS.filter(({ open, mended }) => [open, mended].includes('RED_LINE'))
    expect(red.map(({ id }) => id)).toEqual(['EVASION'])
  })
})

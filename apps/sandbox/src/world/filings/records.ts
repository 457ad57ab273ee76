/** Records beside the returns: rating, violations, social insurance, bank-tax authorisations. */
import { formatFen } from '@xinjian/format'
import { type Day, firstDay, formatDay, formatMonth, monthOf, yearOf } from '../calendar.ts'
import type { Firm } from '../firm.ts'
import { chance, hashText } from '../random.ts'
import { regionOf } from '../regions.ts'
import type { World } from '../world.ts'

const SCORES: Record<string, readonly [number, number]> = {
  A: [90, 98],
  B: [70, 89],
  C: [40, 69],
  D: [0, 39],
}
const INSTITUTIONS = ['一', '二', '三', '村镇', '四', '五', '六'].map((name) => `示例${name}银行`)
const AUTH_EVERY_DAYS = 150
const CONTRIBUTION_YUAN = 1_680

/** 纳税信用: the grade of a year is published in April of the next. */
export function ratingsOf(firm: Firm, world: World, today: Day) {
  const latest =
    today >= firstDay(yearOf(monthOf(today)) * 12 + 3) + 20
      ? yearOf(monthOf(today)) - 1
      : yearOf(monthOf(today)) - 2
  const founded = yearOf(monthOf(firm.founded))
  return firm.profile.behaviour.grades
    .map((grade, i) => ({ grade, year: latest - i }))
    .filter((g) => g.year >= founded)
    .map(({ grade, year }) => {
      const range = SCORES[grade]
      const score = range
        ? Math.round(
            range[0] + chance(hashText(firm.key), year, world.seed & 0xff) * (range[1] - range[0]),
          )
        : null
      return {
        year,
        score,
        grade,
        ratedAt: formatDay(firstDay((year + 1) * 12 + 3) + 20),
        isRevised: false,
        revisedReason: null,
      }
    })
}

/** 违法违章: what happened by `today`. */
export function violationsOf(firm: Firm, world: World, today: Day) {
  return (firm.profile.behaviour.violations ?? [])
    .map((v) => ({ ...v, day: firstDay(world.base + v.offset) + 17 }))
    .filter((v) => v.day <= today)
    .map((v) => ({
      registerDate: formatDay(v.day),
      fact: v.fact,
      means: v.means,
      status: v.status,
      penalty: v.status === '处罚' ? '2000.00' : '0.00',
      authority: `国家税务总局${regionOf(firm.areaCode).name}示例区税务局`,
    }))
}

/** 社保: one row per month, the number of insured moves slowly towards today's. */
export function socialInsuranceOf(firm: Firm, today: Day) {
  const out = []
  for (let month = firm.firstMonth; month < monthOf(today); month++) {
    const back = monthOf(today) - month
    const insured = Math.max(
      0,
      Math.round(
        firm.profile.insured *
          (1 - back * 0.002 + (chance(hashText(firm.key), month) - 0.5) * 0.04),
      ),
    )
    const payable = insured * CONTRIBUTION_YUAN * 100
    out.push({
      month: formatMonth(month),
      insuredCount: insured,
      payable: formatFen(payable),
      paid: formatFen(payable),
    })
  }
  return out
}

/** 银税互动授权记录: which institutions the enterprise allowed to look, and until when. */
export function bankTaxAuthsOf(firm: Firm, today: Day) {
  const { bankAuths = 0, bankAuthEvery = AUTH_EVERY_DAYS } = firm.profile.behaviour
  return Array.from({ length: bankAuths }, (_, i) => {
    const day = Math.max(
      firm.founded + 60,
      today - 40 - i * bankAuthEvery - Math.floor(chance(hashText(firm.key), i) * 40),
    )
    return {
      institution: INSTITUTIONS[i % INSTITUTIONS.length]!,
      product: '纳税信用贷（示例）',
      authTime: `${formatDay(day)} 10:12:00`,
      expireTime: `${formatDay(day + 365)} 10:12:00`,
      status: day + 365 > today ? '有效' : '已到期',
    }
  })
}

/** Checks that admission packs are made of, each a small definition: the same question asked with another number. */

import { amount } from '@xinjian/format/say/figures'
import { optionalDay, yearOf } from '../../kit/calendar/calendar.ts'
import { monthOfDay } from '../../kit/calendar/window.ts'
import { checked, failed, type PolicyItem, passed, unsaid } from '../../kit/verdict/policy.ts'
import type { IndicatorValue } from '../../report/document.ts'
import { dayGaps } from '../context/activity.ts'
import type { ReportBuild } from '../definition.ts'
import { taxPaid12 } from '../limit/tax-leg.ts'

export type Item = PolicyItem<ReportBuild>

const WAN = 10_000
const number = ({ value }: IndicatorValue): number | null =>
  typeof value === 'number' ? value : null

export const founded = (years: number): Item => ({
  id: `FOUNDED-${years}`,
  title: `成立满${years}年`,
  check({ context }) {
    const day = optionalDay(context.facts.registration.establishedOn)
    if (day === null) return unsaid('成立日期未采集')
    const months = monthOfDay(context.asOf) - monthOfDay(day)
    return checked(months >= years * 12, `成立${Math.floor(months / 12)}年${months % 12}个月`)
  },
})

export const salesYear = (wan: number): Item => ({
  id: `SALES-${wan}`,
  title: `近12个月开票不低于${wan}万元`,
  check({ indicator }) {
    const sales = number(indicator('I-001.L12'))
    if (sales === null) return unsaid('近12个月销项发票不全')
    return checked(sales >= wan * WAN, `近12个月开票净额${amount(sales / WAN)}万元`)
  },
})

export const activeMonths = (months: number): Item => ({
  id: `ACTIVE-${months}`,
  title: `近12个月至少${months}个月有开票`,
  check({ indicator }) {
    const active = number(indicator('I-013.L12'))
    if (active === null) return unsaid('近12个月销项发票不全')
    return checked(active >= months, `有开票${active}个月`)
  },
})

export const invoices = (count: number): Item => ({
  id: `INVOICES-${count}`,
  title: `近12个月开票不少于${count}张`,
  check({ indicator }) {
    const issued = number(indicator('I-005.L12'))
    if (issued === null) return unsaid('近12个月销项发票不全')
    return checked(issued >= count, `开票${issued}张`)
  },
})

const EXEMPT_MONTHS = [2, 3, 4]

/** A gap that touches 2–4月 is exempt, as the pack says. */
export const gapDays = (most: number): Item => ({
  id: `GAP-${most}`,
  title: `连续未开票不超过${most}天（2–4月除外）`,
  check({ context, indicator }) {
    if (number(indicator('I-013.L12')) === null) return unsaid('近12个月销项发票不全')
    const exempt = (month: number) => EXEMPT_MONTHS.includes((month % 12) + 1)
    const gaps = dayGaps(context, context.span('L12')).filter(
      ({ from, to }) => !exempt(monthOfDay(from)) && !exempt(monthOfDay(to)),
    )
    const longest = Math.max(0, ...gaps.map(({ days }) => days))
    return checked(longest <= most, `最长连续未开票${longest}天`)
  },
})

export const creditGrade = (grades: string): Item => ({
  id: `CREDIT-${grades}`,
  title: `纳税信用等级为${[...grades].join('、')}之一`,
  check({ context }) {
    const grade = context.facts.registration.taxCreditGrade ?? null
    return grade === null
      ? unsaid('纳税信用等级未采集')
      : checked(grades.includes(grade), `等级${grade}`)
  },
})

/** `yuan` 0 = any tax at all. */
export const taxPaid = (yuan: number): Item => ({
  id: `TAX-${yuan}`,
  title: yuan === 0 ? '近12个月有纳税' : `近12个月纳税不低于${amount(yuan)}元`,
  check({ context }) {
    const paid = taxPaid12(context)
    if (paid === null)
      return unsaid(context.lending?.taxPaid ? '缴款信息未覆盖近12个月' : '未采集缴款信息')
    const enough = yuan === 0 ? paid > 0 : paid >= yuan
    return checked(enough, `入库增值税与企业所得税${amount(paid)}元`)
  },
})

export const noArrears: Item = {
  id: 'ARREARS',
  title: '没有欠税',
  check({ context }) {
    const owed = context.lending?.arrears ?? null
    if (owed === null)
      return unsaid(
        context.facts.lending?.arrears == null
          ? '未采集欠税信息'
          : '欠税只有采集当日的情况，不能说明回看的月份',
      )
    return owed > 0 ? failed(`欠税${amount(owed / 100)}元`) : passed('没有欠税')
  },
}

/** Days, since the last change of the legal representative. */
export const legalRepStable = (months: number): Item => ({
  id: `LEGAL-REP-${months}`,
  title: `法定代表人${months}个月内未变更`,
  check({ context }) {
    const changes = context.facts.registration.legalRepChanges
    if (!changes) return unsaid('法定代表人变更记录未采集')
    const last = optionalDay(changes[0])
    if (last === null) return passed('没有变更记录')
    const since = monthOfDay(context.asOf) - monthOfDay(last)
    return checked(since >= months, `最近一次变更在${since}个月前`)
  },
})

/** Of the legal representative on the day of the report: the year of birth leaves two ages open, the lower one before the birthday. */
const ages = ({ context }: ReportBuild): { born: number; low: number; high: number } | null => {
  const born = context.facts.registration.legalRepBirthYear ?? null
  if (born === null) return null
  const high = yearOf(monthOfDay(context.asOf)) - born
  return { born, low: high - 1, high }
}

/** Both ages count: where one is inside and the other is not, nothing is said. */
export const legalRepAge = (from: number, to: number): Item => ({
  id: `AGE-${from}-${to}`,
  title: `法定代表人${from}–${to}岁`,
  check(build) {
    const age = ages(build)
    if (!age) return unsaid('法定代表人的出生年份未采集，请另行核实')
    const { born, low, high } = age
    const inside = [low, high].map((years) => years >= from && years <= to)
    const said = `${born}年出生，${low}或${high}岁`
    if (inside[0] === inside[1]) return checked(inside[0]!, said)
    return unsaid(`${said}，是否在范围内须按出生月日核实`)
  },
})

/** With a share of the capital that this report does not know: too old fails, not too old leaves the share open. */
export const legalRepNotOver = (most: number, share: number): Item => ({
  id: `AGE-${most}`,
  title: `法定代表人不超过${most}岁且持股不低于${share}%`,
  check(build) {
    const age = ages(build)
    if (age && age.low > most) return failed(`${age.born}年出生，${age.low}或${age.high}岁`)
    return unsaid('本报告没有此项数据，请另行核实')
  },
})

export const normalStatus: Item = {
  id: 'STATUS',
  title: '登记与税务状态正常',
  check({ context }) {
    const { registrationStatus, taxpayerStatus } = context.facts.registration
    if (!registrationStatus && !taxpayerStatus) return unsaid('登记状态未采集')
    const bad = [registrationStatus, taxpayerStatus].find(
      (s) => s && /注销|吊销|非正常|停业/.test(s),
    )
    return bad ? failed(`状态为${bad}`) : passed(registrationStatus ?? taxpayerStatus ?? '')
  },
}

/** What this platform does not collect: said, so that nobody takes the pack for passed. */
export const elsewhere = (id: string, title: string): Item => ({
  id,
  title,
  check: () => unsaid('本报告没有此项数据，请另行核实'),
})

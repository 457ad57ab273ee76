/** R-002, R-046, R-047, R-048: what the registration says. Ids and words are those of the invoice report, judged on these facts. */
import { yearOf } from '../../../kit/calendar/calendar.ts'
import { formatDay } from '../../../kit/calendar/window.ts'
import { input } from '../../../kit/outcome.ts'
import { type Judgement, miss, unknown } from '../../../kit/rules/definition.ts'
import { abnormalStatus } from '../../../kit/rules/registration.ts'
import type { TaxReportContext } from '../../context.ts'
import type { RuleDefinition } from '../../definition.ts'
import type { TaxLimits } from '../../params.ts'
import { CHANGE_CLASSES, type ChangeClass, type Changes, changesOf, since } from '../changes.ts'

const LOOKING_BACK = 'NO_DATA：登记状态只有采集时的情况，不能回溯到报告截至的月份'
const NO_CHANGES = 'NO_DATA：变更记录未采集'

const daysInput = (name: string, { days }: Changes) =>
  days.slice(0, 5).map((day, i) => input(`${name}变更日期(第${i + 1}近)`, formatDay(day), 'date'))

export const registrationRules = (limits: TaxLimits): readonly RuleDefinition[] => [
  abnormalStatus(({ context }) => {
    const value = context.facts.registration.taxpayerStatus
    if (context.lookingBack) return { open: LOOKING_BACK }
    return value ? { value } : { open: 'NO_DATA：税务登记状态未采集' }
  }),
  legalRepRule(limits['R-046']),
  itemsRule(limits['R-047']),
  ageRule(limits['R-048']),
]

function legalRepRule({ medium12, medium24, days }: TaxLimits['R-046']): RuleDefinition {
  return {
    id: 'R-046',
    name: '频繁变更法人',
    level: 'MEDIUM',
    threshold: `近12个月≥${medium12}次，或近24个月≥${medium24}次，或截止日前${days}天内变更过`,
    template: '近24个月法定代表人变更{n}次。',
    version: '1',
    source: 'domain §4 R-046',
    judge({ context }) {
      const all = context.facts.registration.changes
      if (!all) return unknown(NO_CHANGES)
      const changes = changesOf(all, 'LEGAL_REP', context.asOf)
      const [year, twoYears] = [since(changes, context.m0, 12), since(changes, context.m0, 24)]
      const recent = changes.days.filter((day) => day >= context.asOf - days).length
      const inputs = daysInput('法定代表人', changes)
      if (year < medium12 && twoYears < medium24 && recent === 0)
        return changes.undated > 0 ? undated(changes.undated) : { ...miss(twoYears), inputs }
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: `近24个月法定代表人变更${twoYears}次${recent > 0 ? `，其中${days}天内${recent}次` : ''}。`,
        value: twoYears,
        inputs,
      }
    },
  }
}

const undated = (n: number): Judgement => unknown(`NO_DATA：有${n}条变更未注明日期`)

/** Classes that are counted; who runs the business is R-046's. */
const COUNTED: readonly ChangeClass[] = ['ADDRESS', 'SCOPE', 'OWNERS']

function itemsRule({ times, months, businessMonths }: TaxLimits['R-047']): RuleDefinition {
  return {
    id: 'R-047',
    name: '频繁变更地址/范围/股东',
    level: 'MEDIUM',
    threshold: `近${months}个月同一事项变更≥${times}次，或${businessMonths}个月内主营变更`,
    template: '近24个月{item}变更{n}次。',
    version: '1',
    source: 'domain §4 R-047',
    judge({ context }) {
      if (!context.facts.registration.changes) return unknown(NO_CHANGES)
      const counted = COUNTED.map((what) => countOf(context, what, months))
      const most = counted.reduce((a, b) => (b.n > a.n ? b : a))
      const business = countOf(context, 'BUSINESS', businessMonths)
      const inputs = counted.map(({ words, n }) => input(`${words}变更次数`, n, 'occasions'))
      const said = [
        ...counted
          .filter(({ n }) => n >= times)
          .map(({ words, n }) => `近${months}个月${words}变更${n}次`),
        ...(business.n > 0 ? [`近${businessMonths}个月主营业务变更${business.n}次`] : []),
      ]
      const mute = [...counted, business].reduce((sum, { changes }) => sum + changes.undated, 0)
      if (said.length === 0) return mute > 0 ? undated(mute) : { ...miss(most.n), inputs }
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: `${said.join('，')}。`,
        value: Math.max(most.n, business.n),
        inputs,
      }
    },
  }
}

function countOf({ facts, asOf, m0 }: TaxReportContext, what: ChangeClass, months: number) {
  const changes = changesOf(facts.registration.changes ?? [], what, asOf)
  return { words: CHANGE_CLASSES[what].words, changes, n: since(changes, m0, months) }
}

function ageRule({ oldYears, youngYears }: TaxLimits['R-048']): RuleDefinition {
  return {
    id: 'R-048',
    name: '法人高龄/低龄',
    level: 'MEDIUM',
    threshold: `法定代表人年龄≥${oldYears}岁低，<${youngYears}岁中`,
    template: '法定代表人年龄{n}岁。',
    version: '1',
    source: 'domain §4 R-048',
    judge({ context }) {
      const { legalRepAge, legalRepBirthYear: born } = context.facts.registration
      if (legalRepAge == null && born == null) return unknown('NO_DATA：法定代表人年龄未采集')
      const year = born == null ? null : yearOf(context.asOfMonth) - born
      const [low, high] = legalRepAge == null ? [year! - 1, year!] : [legalRepAge, legalRepAge]
      const levelOf = (age: number) =>
        age < youngYears ? ('MEDIUM' as const) : age >= oldYears ? ('LOW' as const) : null
      const said = low === high ? `年龄${low}岁` : `${born}年出生，${low}或${high}岁`
      if (levelOf(low) !== levelOf(high))
        return unknown(`PARTIAL：法定代表人${said}，须按出生月日核实`)
      const level = levelOf(low)
      if (level === null) return miss(low)
      return { result: 'HIT', level, text: `法定代表人${said}。`, value: low }
    },
  }
}

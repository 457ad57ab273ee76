/** what the registration says. Ids and words are those of the invoice report, judged on these facts. */

import { yearOf } from '../../../kit/calendar/calendar.ts'
import { formatDay } from '../../../kit/calendar/window.ts'
import { input } from '../../../kit/outcome.ts'
import { type Judgement, miss, unknown } from '../../../kit/rules/definition.ts'
import { abnormalStatus } from '../../../kit/rules/registration.ts'
import type { TaxReportContext } from '../../context.ts'
import type { RuleDefinition } from '../../definition.ts'
import type { TaxLimits } from '../../params.ts'
import { CHANGE_CLASSES, type ChangeClass, type Changes, changesOf, since } from '../changes.ts'
import { TAX_RECORD_SAYS } from '../words.ts'
import { TAX_RECORD_RULE_SAYS } from './words.ts'

const LOOKING_BACK = `NO_DATA：${TAX_RECORD_RULE_SAYS.lookingBack}`
const NO_CHANGES = `NO_DATA：${TAX_RECORD_RULE_SAYS.noChanges}`

const daysInput = (name: string, { days }: Changes) =>
  days
    .slice(0, 5)
    .map((day, i) =>
      input(TAX_RECORD_RULE_SAYS.changeDay({ item: name, n: i + 1 }), formatDay(day), 'date'),
    )

export const registrationRules = (limits: TaxLimits): readonly RuleDefinition[] => [
  abnormalStatus(({ context }) => {
    const value = context.facts.registration.taxpayerStatus
    if (context.lookingBack) return { open: LOOKING_BACK }
    return value ? { value } : { open: `NO_DATA：${TAX_RECORD_RULE_SAYS.noStatus}` }
  }),
  legalRepRule(limits['R-046']),
  itemsRule(limits['R-047']),
  ageRule(limits['R-048']),
]

function legalRepRule({ medium12, medium24, days }: TaxLimits['R-046']): RuleDefinition {
  return {
    id: 'R-046',
    name: TAX_RECORD_RULE_SAYS.legalRepName,
    level: 'MEDIUM',
    threshold: TAX_RECORD_RULE_SAYS.legalRepThreshold({ year: medium12, years: medium24, days }),
    template: TAX_RECORD_RULE_SAYS.legalRepTemplate({ n: '{n}' }),
    version: '1',
    source: 'domain §4 R-046',
    judge({ context }) {
      const all = context.facts.registration.changes
      if (!all) return unknown(NO_CHANGES)
      const changes = changesOf(all, 'LEGAL_REP', context.asOf)
      const [year, twoYears] = [since(changes, context.m0, 12), since(changes, context.m0, 24)]
      const recent = changes.days.filter((day) => day >= context.asOf - days).length
      const inputs = daysInput(TAX_RECORD_SAYS.legalRep, changes)
      if (year < medium12 && twoYears < medium24 && recent === 0)
        return changes.undated > 0 ? undated(changes.undated) : { ...miss(twoYears), inputs }
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text:
          recent > 0
            ? TAX_RECORD_RULE_SAYS.legalRepRecent({ n: twoYears, days, recent })
            : TAX_RECORD_RULE_SAYS.legalRep({ n: twoYears }),
        value: twoYears,
        inputs,
      }
    },
  }
}

const undated = (n: number): Judgement =>
  unknown(`NO_DATA：${TAX_RECORD_RULE_SAYS.changesUndated({ n })}`)

/** Classes that are counted; who runs the business is R-046's. */
const COUNTED: readonly ChangeClass[] = ['ADDRESS', 'SCOPE', 'OWNERS']

function itemsRule({ times, months, businessMonths }: TaxLimits['R-047']): RuleDefinition {
  return {
    id: 'R-047',
    name: TAX_RECORD_RULE_SAYS.itemsName,
    level: 'MEDIUM',
    threshold: TAX_RECORD_RULE_SAYS.itemsThreshold({ months, times, businessMonths }),
    template: TAX_RECORD_RULE_SAYS.itemsTemplate({ item: '{item}', n: '{n}' }),
    version: '1',
    source: 'domain §4 R-047',
    judge({ context }) {
      if (!context.facts.registration.changes) return unknown(NO_CHANGES)
      const counted = COUNTED.map((what) => countOf(context, what, months))
      const most = counted.reduce((a, b) => (b.n > a.n ? b : a))
      const business = countOf(context, 'BUSINESS', businessMonths)
      const inputs = counted.map(({ words, n }) =>
        input(TAX_RECORD_RULE_SAYS.changesOf({ item: words }), n, 'occasions'),
      )
      const said = [
        ...counted
          .filter(({ n }) => n >= times)
          .map(({ words, n }) => ({ months, item: words, n })),
        ...(business.n > 0
          ? [{ months: businessMonths, item: business.words, n: business.n }]
          : []),
      ]
      const mute = [...counted, business].reduce((sum, { changes }) => sum + changes.undated, 0)
      if (said.length === 0) return mute > 0 ? undated(mute) : { ...miss(most.n), inputs }
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: said.reduceRight(
          (rest, each) =>
            rest
              ? TAX_RECORD_RULE_SAYS.changedAnd({ ...each, rest })
              : TAX_RECORD_RULE_SAYS.changed(each),
          '',
        ),
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
    name: TAX_RECORD_RULE_SAYS.ageName,
    level: 'MEDIUM',
    threshold: TAX_RECORD_RULE_SAYS.ageThreshold({ old: oldYears, young: youngYears }),
    template: TAX_RECORD_RULE_SAYS.ageTemplate({ n: '{n}' }),
    version: '1',
    source: 'domain §4 R-048',
    judge({ context }) {
      const { legalRepAge, legalRepBirthYear: born } = context.facts.registration
      if (legalRepAge == null && born == null)
        return unknown(`NO_DATA：${TAX_RECORD_RULE_SAYS.ageUnknown}`)
      const year = born == null ? null : yearOf(context.asOfMonth) - born
      const [low, high] = legalRepAge == null ? [year! - 1, year!] : [legalRepAge, legalRepAge]
      const levelOf = (age: number) =>
        age < youngYears ? ('MEDIUM' as const) : age >= oldYears ? ('LOW' as const) : null
      if (levelOf(low) !== levelOf(high))
        return unknown(`PARTIAL：${TAX_RECORD_RULE_SAYS.bornOpen({ born: born!, low, high })}`)
      const level = levelOf(low)
      if (level === null) return miss(low)
      const text =
        low === high
          ? TAX_RECORD_RULE_SAYS.aged({ age: low })
          : TAX_RECORD_RULE_SAYS.bornIn({ born: born!, low, high })
      return { result: 'HIT', level, text, value: low }
    },
  }
}

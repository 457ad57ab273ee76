/** What the registry tells of how an enterprise is run and held: J-11 to J-18. */
import { namesOf } from '@xinjian/format/say/words'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { firstDayOfMonth } from '../../kit/calendar/window.ts'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import { CHANGE_CLASSES, type ChangeClass, changesOf } from '../../kit/rules/changes.ts'
import type { IndicatorDefinition, Outcome, PublicContext } from '../context.ts'
import type { PublicParam } from '../params.ts'
import { changeLines, openChanges } from '../records/changes.ts'
import { current, legsOf, seen } from '../records/seen.ts'
import { silenceNow, silenceOf } from '../told.ts'
import { PUBLIC_SAYS } from '../words.ts'
import { figure, leftOut, noted, silent, whereTold } from './define.ts'
import { PUBLIC_INDICATOR_SAYS as SAYS } from './words.ts'

const listed = whereTold(['ABNORMAL_LIST'], (context) => {
  const held = current(context, 'ABNORMAL_LIST')
  return noted(
    {
      value: held.length,
      inputs: [input(SAYS.abnormal, held.length, 'cases')],
      evidence: legsOf(held),
    },
    leftOut(context, 'ABNORMAL_LIST'),
  )
})

const penalties = whereTold(
  ['ADMIN_PENALTY'],
  (context, _variant, { window }) => {
    const { certain, suspected } = seen(context, 'ADMIN_PENALTY')
    const within = certain.filter(({ on }) => {
      const day = optionalDay(on)
      return day !== null && day >= firstDayOfMonth(window.from)
    })
    const undated = certain.filter(({ on }) => on === null).length
    const fined = within.flatMap(({ record }) => record.amount ?? [])
    return noted(
      {
        value: within.length,
        inputs: [
          input(SAYS.penalties, within.length, 'occasions'),
          ...(fined.length > 0
            ? [
                moneyInput(
                  SAYS.fined,
                  fined.reduce((sum, amount) => sum + amount, 0),
                ),
              ]
            : []),
        ],
        evidence: legsOf(within),
      },
      [
        ...(suspected.length > 0 ? [PUBLIC_SAYS.suspectedOf({ n: suspected.length })] : []),
        ...(undated > 0 ? [PUBLIC_SAYS.undatedOf({ n: undated })] : []),
      ],
    )
  },
  silenceOf,
)

const changed = (what: ChangeClass): IndicatorDefinition['compute'] =>
  whereTold(
    ['REGISTRATION_CHANGE'],
    (context, _variant, { window }) => {
      const from = firstDayOfMonth(window.from)
      const { days, lines, undated } = changesOf(changeLines(context), what, context.asOf)
      const within = days.filter((day) => day >= from)
      return noted(
        {
          value: within.length,
          inputs: [input(CHANGE_CLASSES[what].words, within.length, 'occasions')],
          evidence: openChanges(lines.filter(({ on }) => within.includes(optionalDay(on)!))),
        },
        undated > 0 ? [PUBLIC_SAYS.undatedOf({ n: undated })] : [],
      )
    },
    silenceOf,
  )

/**
 * Numbers of firms that were looked at: no rows stand behind them. One that is past the line is past it, and one that is not says nothing.
 * Where they are told as whole they are exact.
 */
function linked(
  { facts, rules }: PublicContext,
  of: 'legalRepFirms' | 'sameAddress' | 'samePhone',
  flag: 'J-16' | 'J-17.ADDRESS' | 'J-17.PHONE',
): Outcome {
  const n = facts[of]
  if (n == null) return without('UNTOLD', SAYS.linksUntold)
  const outcome = {
    value: n,
    inputs: [input(LINKS[of], n, 'parties')],
    evidence: null,
  }
  if (!facts.linksAtLeast) return outcome
  const [{ value: line }] = rules.flags[flag].yellow
  return n < line ? without('UNTOLD', SAYS.linksFew({ n })) : noted(outcome, [SAYS.linksMore])
}

/** Counted in the list of a source, where one tells it; else among firms that were looked at. */
function sharing(
  context: PublicContext,
  of: 'sameAddress' | 'samePhone',
  flag: 'J-17.ADDRESS' | 'J-17.PHONE',
): Outcome {
  const { facts } = context
  const isWhole = facts[of] !== null && !facts.linksAtLeast
  if (isWhole || silenceOf(context, 'SHARED_CONTACT')) return linked(context, of, flag)
  const quiet = silenceNow(context, 'SHARED_CONTACT')
  if (quiet) return silent(quiet)
  const told = seen(context, 'SHARED_CONTACT').certain.filter(({ record: { shared } }) =>
    SHARED[of].test(shared ?? ''),
  )
  const firms = new Set(
    told.map(({ record: { creditCode, name, key } }) => creditCode ?? name ?? key),
  )
  return {
    value: firms.size,
    inputs: [input(LINKS[of], firms.size, 'parties')],
    evidence: legsOf(told),
  }
}
const SHARED = { sameAddress: /址|住所/, samePhone: /电话|手机/ }
const LINKS = {
  legalRepFirms: SAYS.personFirms,
  sameAddress: SAYS.sameAddress,
  samePhone: SAYS.samePhone,
}

function paidIn(context: PublicContext): Outcome {
  const [registration] = seen(context, 'BUSINESS_REGISTRATION').certain
  const { paidInCapital = null, registeredCapital = null } = registration?.record ?? {}
  if (registration && paidInCapital !== null && registeredCapital !== null)
    return {
      ...quotient(paidInCapital, registeredCapital, SAYS.registeredCapital),
      inputs: [
        moneyInput(SAYS.paidInCapital, paidInCapital),
        moneyInput(SAYS.registeredCapital, registeredCapital),
      ],
      evidence: legsOf([registration]),
    }
  return paidByHolders(context)
}

function paidByHolders(context: PublicContext): Outcome {
  const quiet = silenceOf(context, 'EQUITY_HOLDER') ?? silenceOf(context, 'BUSINESS_REGISTRATION')
  const holders = seen(context, 'EQUITY_HOLDER').certain
  const whole = holders.every(
    ({ record: { paidIn, subscribed } }) => paidIn !== null && subscribed !== null,
  )
  if (holders.length === 0 || !whole)
    return quiet ? silent(quiet) : without('UNTOLD', SAYS.paidInUntold)
  const sum = (of: 'paidIn' | 'subscribed') =>
    holders.reduce((all, { record }) => all + record[of]!, 0)
  return {
    ...quotient(sum('paidIn'), sum('subscribed'), SAYS.subscribed),
    inputs: [moneyInput(SAYS.paid, sum('paidIn')), moneyInput(SAYS.subscribed, sum('subscribed'))],
    evidence: legsOf(holders),
  }
}

type Threshold = keyof PublicParam['flags']
const one = (window: 'asOf' | 'L24', threshold?: Threshold) =>
  [{ window, ...(threshold ? { threshold } : {}) }] as const

export const REGISTRY_INDICATORS: readonly IndicatorDefinition[] = [
  figure({
    id: 'J-11',
    names: namesOf(SAYS, 'abnormal'),
    unit: 'cases',
    formula: SAYS.abnormalFormula,
    variants: one('asOf', 'J-11'),
    compute: listed,
  }),
  figure({
    id: 'J-12',
    names: namesOf(SAYS, 'penalties'),
    unit: 'occasions',
    formula: SAYS.penaltiesFormula,
    variants: one('L24', 'J-12'),
    compute: penalties,
  }),
  figure({
    id: 'J-13',
    names: namesOf(SAYS, 'repChanges'),
    unit: 'occasions',
    formula: SAYS.changesFormula,
    variants: [
      { window: 'L12', threshold: 'J-13' },
      { window: 'L24', threshold: 'J-13' },
    ],
    compute: changed('LEGAL_REP'),
  }),
  figure({
    id: 'J-14',
    names: namesOf(SAYS, 'ownerChanges'),
    unit: 'occasions',
    formula: SAYS.changesFormula,
    variants: [{ window: 'L12' }, { window: 'L24' }],
    compute: changed('OWNERS'),
  }),
  ...(['ADDRESS', 'SCOPE'] as const).map((what) =>
    figure({
      id: 'J-15',
      names: namesOf(SAYS, what === 'ADDRESS' ? 'placeChanges' : 'scopeChanges'),
      unit: 'occasions',
      formula: SAYS.changesFormula,
      variants: [
        { suffix: what, window: 'L12' },
        { suffix: what, window: 'L24' },
      ],
      compute: changed(what),
    }),
  ),
  figure({
    id: 'J-16',
    names: namesOf(SAYS, 'personFirms'),
    unit: 'parties',
    formula: SAYS.personFirmsFormula,
    variants: one('asOf', 'J-16'),
    compute: (context) => linked(context, 'legalRepFirms', 'J-16'),
  }),
  figure({
    id: 'J-17',
    names: namesOf(SAYS, 'sameAddress'),
    unit: 'parties',
    formula: SAYS.sharedFormula,
    variants: [{ suffix: 'ADDRESS', window: 'asOf', threshold: 'J-17.ADDRESS' }],
    compute: (context) => sharing(context, 'sameAddress', 'J-17.ADDRESS'),
  }),
  figure({
    id: 'J-17',
    names: namesOf(SAYS, 'samePhone'),
    unit: 'parties',
    formula: SAYS.sharedFormula,
    variants: [{ suffix: 'PHONE', window: 'asOf', threshold: 'J-17.PHONE' }],
    compute: (context) => sharing(context, 'samePhone', 'J-17.PHONE'),
  }),
  figure({
    id: 'J-18',
    names: namesOf(SAYS, 'paidIn'),
    unit: 'ratio',
    formula: SAYS.paidInFormula,
    variants: one('asOf'),
    compute: paidIn,
  }),
]

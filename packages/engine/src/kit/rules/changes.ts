/**
 * on changes of registration, whichever source tells them: one definition and one table. Several lines of one day are
 * one change: bureaus write name and document of a person apart.
 */
import type { Evidence } from '../../report/document.ts'
import { optionalDay } from '../calendar/calendar.ts'
import { type DayNumber, firstDayOfMonth, formatDay, type MonthIndex } from '../calendar/window.ts'
import type { KitContext } from '../kind.ts'
import { input } from '../outcome.ts'
import { CHANGE_SAYS } from './change-words.ts'
import { type Judgement, miss, type RuleDefinition, unknown } from './definition.ts'
import type { REGISTER_LIMITS } from './registration.ts'
import type { Widened } from './rulebook.ts'

/** A line of the changes of a registration. */
export interface ChangeLine {
  /** ISO; null = not stated. */
  on: string | null
  item: string
}

export const CHANGE_CLASSES = {
  LEGAL_REP: { words: CHANGE_SAYS.person, test: /法定代表人|法人代表|企业负责人|^负责人/ },
  ADDRESS: { words: CHANGE_SAYS.address, test: /地址|住所|场所|地点/ },
  SCOPE: { words: CHANGE_SAYS.scope, test: /经营范围|业务范围/ },
  OWNERS: { words: CHANGE_SAYS.owners, test: /股东|投资人|投资方|股权|出资/ },
  BUSINESS: { words: CHANGE_SAYS.mainBusiness, test: /主营|行业/ },
} as const
export type ChangeClass = keyof typeof CHANGE_CLASSES

/** Items whose values name persons. */
export const NAMES_PERSONS = /代表人|法人代表|负责人|股东|投资人|投资方|董事|监事|高管|办税|联系人/

export interface Changes<Line extends ChangeLine = ChangeLine> {
  /** Days on which something of the class was changed, each once, newest first. */
  days: readonly DayNumber[]
  /** Lines of the class with such a day. */
  lines: readonly Line[]
  /** Lines of the class without a day. */
  undated: number
}

export function changesOf<Line extends ChangeLine>(
  all: readonly Line[],
  what: ChangeClass,
  asOf: DayNumber,
): Changes<Line> {
  const of = all.filter(({ item }) => CHANGE_CLASSES[what].test.test(item))
  const dated = of.map((line) => [line, optionalDay(line.on)] as const)
  const seen = dated.filter(([, day]) => day !== null && day <= asOf)
  return {
    days: [...new Set(seen.map(([, day]) => day!))].sort((a, b) => b - a),
    lines: seen.map(([line]) => line),
    undated: dated.filter(([, day]) => day === null).length,
  }
}

/** How many of the days lie in the `months` whole months to M0 and after them. */
export const since = ({ days }: Changes, m0: MonthIndex, months: number): number =>
  days.filter((day) => day >= firstDayOfMonth(m0 - months + 1)).length

interface Told<Context, Line extends ChangeLine> {
  tell(context: Context): readonly Line[] | { open: string }
  /** What opens lines; absent = the source keeps no rows of them. */
  open?(lines: readonly Line[]): Evidence
}

type Limits = Widened<Pick<typeof REGISTER_LIMITS, 'R-046' | 'R-047'>>

export const changeRules = <Context extends KitContext, Line extends ChangeLine = ChangeLine>(
  limits: Limits,
  told: Told<Context, Line>,
): readonly RuleDefinition<Context>[] => [
  legalRepRule(limits['R-046'], told),
  itemsRule(limits['R-047'], told),
]

const daysInput = (name: string, { days }: Changes) =>
  days
    .slice(0, 5)
    .map((day, i) => input(CHANGE_SAYS.changeDay({ item: name, n: i + 1 }), formatDay(day), 'date'))

const opened = <Line extends ChangeLine>(
  { open }: Pick<Told<never, Line>, 'open'>,
  lines: readonly Line[],
): { evidence?: Evidence } => (open && lines.length > 0 ? { evidence: open(lines) } : {})

function legalRepRule<Context extends KitContext, Line extends ChangeLine>(
  { medium12, medium24, days }: Limits['R-046'],
  told: Told<Context, Line>,
): RuleDefinition<Context> {
  return {
    id: 'R-046',
    name: CHANGE_SAYS.legalRepName,
    level: 'MEDIUM',
    threshold: CHANGE_SAYS.legalRepThreshold({ year: medium12, years: medium24, days }),
    template: CHANGE_SAYS.legalRepTemplate({ n: '{n}' }),
    version: '1',
    source: 'domain §4 R-046',
    judge({ context }) {
      const all = told.tell(context)
      if ('open' in all) return unknown(all.open)
      const changes = changesOf(all, 'LEGAL_REP', context.asOf)
      const [year, twoYears] = [since(changes, context.m0, 12), since(changes, context.m0, 24)]
      const recent = changes.days.filter((day) => day >= context.asOf - days).length
      const inputs = daysInput(CHANGE_SAYS.person, changes)
      if (year < medium12 && twoYears < medium24 && recent === 0)
        return changes.undated > 0
          ? undated(changes.undated)
          : { ...miss(twoYears), inputs, ...opened(told, changes.lines) }
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text:
          recent > 0
            ? CHANGE_SAYS.legalRepRecent({ n: twoYears, days, recent })
            : CHANGE_SAYS.legalRep({ n: twoYears }),
        value: twoYears,
        inputs,
        ...opened(told, changes.lines),
      }
    },
  }
}

const undated = (n: number): Judgement => unknown(`NO_DATA：${CHANGE_SAYS.changesUndated({ n })}`)

/** Classes that are counted; who runs the business is R-046's. */
const COUNTED: readonly ChangeClass[] = ['ADDRESS', 'SCOPE', 'OWNERS']

function itemsRule<Context extends KitContext, Line extends ChangeLine>(
  { times, months, businessMonths }: Limits['R-047'],
  told: Told<Context, Line>,
): RuleDefinition<Context> {
  return {
    id: 'R-047',
    name: CHANGE_SAYS.itemsName,
    level: 'MEDIUM',
    threshold: CHANGE_SAYS.itemsThreshold({ months, times, businessMonths }),
    template: CHANGE_SAYS.itemsTemplate({ item: '{item}', n: '{n}' }),
    version: '1',
    source: 'domain §4 R-047',
    judge({ context }) {
      const all = told.tell(context)
      if ('open' in all) return unknown(all.open)
      const counted = COUNTED.map((what) => countOf(context, all, what, months))
      const most = counted.reduce((a, b) => (b.n > a.n ? b : a))
      const business = countOf(context, all, 'BUSINESS', businessMonths)
      const inputs = counted.map(({ words, n }) =>
        input(CHANGE_SAYS.changesOf({ item: words }), n, 'occasions'),
      )
      const lines = [...counted, business].flatMap(({ changes }) => changes.lines)
      const said = [
        ...counted
          .filter(({ n }) => n >= times)
          .map(({ words, n }) => ({ months, item: words, n })),
        ...(business.n > 0
          ? [{ months: businessMonths, item: business.words, n: business.n }]
          : []),
      ]
      const mute = [...counted, business].reduce((sum, { changes }) => sum + changes.undated, 0)
      if (said.length === 0)
        return mute > 0 ? undated(mute) : { ...miss(most.n), inputs, ...opened(told, lines) }
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: said.reduceRight(
          (rest, each) =>
            rest ? CHANGE_SAYS.changedAnd({ ...each, rest }) : CHANGE_SAYS.changed(each),
          '',
        ),
        value: Math.max(most.n, business.n),
        inputs,
        ...opened(told, lines),
      }
    },
  }
}

function countOf<Line extends ChangeLine>(
  { asOf, m0 }: KitContext,
  all: readonly Line[],
  what: ChangeClass,
  months: number,
) {
  const changes = changesOf(all, what, asOf)
  return { words: CHANGE_CLASSES[what].words, changes, n: since(changes, m0, months) }
}

/** R-020 where lenders told of the enterprise: a surge of invoices that was reversed, near a day on which credit was applied for. */
import { templateOf } from '@xinjian/format/say/words'

import type { InvoiceContext } from '../../invoice/part.ts'
import { type Surge, surgeHead } from '../../invoice/part.ts'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import {
  type DayNumber,
  firstDayOfMonth,
  formatDay,
  formatMonth,
  lastDayOfMonth,
} from '../../kit/calendar/window.ts'
import { moneyInput } from '../../kit/outcome.ts'
import { type Judgement, miss, type RuleDefinition, unknown } from '../../kit/rules/definition.ts'
import { legsOf, type Seen, seen } from '../../lending/records/seen.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { LendersContext } from './context.ts'
import { LENDERS_SAYS as SAYS } from './words.ts'

/** ±30 days around the month of the surge (domain §4). */
const NEAR = 30
const ASKING: readonly Seen['record']['event'][] = ['APPLY', 'AUTH_QUERY']

interface Event {
  day: DayNumber
  evidence: Evidence
}

/** Days on which credit was asked for, or access to the taxes was given to a lender. */
function events(context: LendersContext): Event[] {
  const asked = seen(context)
    .filter(({ record }) => ASKING.includes(record.event))
    .map((one): Event => ({ day: one.day, evidence: legsOf([one]) }))
  const authorised = (context.facts.bankTax ?? []).flatMap(({ authorisedAt }): Event[] => {
    const day = optionalDay(authorisedAt)
    return day === null || day > context.asOf ? [] : [{ day, evidence: [] }]
  })
  return [...asked, ...authorised].sort((a, b) => a.day - b.day)
}

const invoicesOf = ({ month, after }: Surge): Evidence => [
  {
    ...{ dataset: 'INVOICE', direction: 'OUT', rows: 'BLUE' },
    ...{ from: formatDay(firstDayOfMonth(month)), to: formatDay(lastDayOfMonth(month)) },
  },
  {
    ...{ dataset: 'INVOICE', direction: 'OUT', rows: 'RED' },
    ...{ from: formatDay(firstDayOfMonth(month)), to: formatDay(lastDayOfMonth(after.to)) },
  },
]

function judge(context: LendersContext): Judgement {
  const { surges } = context
  if (surges === null) return unknown('NO_DATA')
  const all = events(context)
  const near = ({ month }: Surge) =>
    all.find(
      ({ day }) => day >= firstDayOfMonth(month) - NEAR && day <= lastDayOfMonth(month) + NEAR,
    )
  for (const surge of surges) {
    const event = near(surge)
    if (!event) continue
    const { month, red, net } = surge
    return {
      ...{ result: 'HIT', level: 'HIGH', value: red / 100 },
      text: SAYS.surged({
        ...{ month: formatMonth(month), day: formatDay(event.day) },
        red: red / 100,
      }),
      inputs: [moneyInput(SAYS.net, net), moneyInput(SAYS.red, red)],
      evidence: [...invoicesOf(surge), ...event.evidence],
    }
  }
  const open = surges.find(({ month }) => lastDayOfMonth(month) + NEAR > context.asOf)
  return open ? unknown(`NO_DATA：${SAYS.tooEarly({ month: formatMonth(open.month) })}`) : miss(0)
}

export const surgeRule = ({ rules }: InvoiceContext): RuleDefinition<LendersContext> => ({
  ...surgeHead(rules.rules['R-020']),
  template: templateOf(SAYS, 'surged'),
  judge: ({ context }) => judge(context),
})

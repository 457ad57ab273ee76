/** How the counterparties stand by what is published of them: I-061, I-062, I-089. Of those that the company looked up: a lower bound. */
import { namesOf } from '@xinjian/format/say/words'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { InvoiceContext } from '../context/context.ts'
import { idsOf, subset } from '../context/party-stats.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import type { Direction } from '../facts.ts'
import { HABIT_SAYS } from '../indicators/habit-words.ts'
import { PARTY_SAYS } from '../indicators/party-words.ts'
import { lookedUpShare, partnerStatuses } from './status.ts'
import { PARTNER_SAYS } from './words.ts'

const SIDES = {
  OUT: { rule: 'R-036', few: PARTNER_SAYS.fewCustomers },
  IN: { rule: 'R-035', few: PARTNER_SAYS.fewSuppliers },
} as const

/** Past the line it stands whatever others are; below it only where most of the amount was looked up. */
function irregularShare(context: InvoiceContext, direction: Direction): Outcome {
  const standings = partnerStatuses(context)
  if (standings.size === 0) return without('NO_DATA', PARTNER_SAYS.notLookedUp)
  const { rule, few } = SIDES[direction]
  const { looked, whole, parties } = lookedUpShare(context, direction)
  const part = subset(
    context.parties(direction, 'L12').net,
    (p) => standings.get(p)?.irregular != null,
  )
  const share = quotient(part.floored, whole, PARTNER_SAYS.whole)
  const least = context.rules.partners.minLookedUp
  if (share.value === null) return share
  if (share.value <= context.rules.rules[rule].medium && looked < whole * least)
    return without('PARTIAL', few({ part: looked / whole, least }))
  return {
    ...share,
    inputs: [
      moneyInput(PARTNER_SAYS.irregularNet, part.net),
      moneyInput(PARTNER_SAYS.irregularFloored, part.floored),
      moneyInput(PARTNER_SAYS.whole, whole),
      moneyInput(PARTNER_SAYS.looked, looked),
      input(PARTNER_SAYS.irregularParties, part.positions.length, 'parties'),
      input(PARTNER_SAYS.lookedParties, parties, 'parties'),
    ],
    evidence: { counterpartyIds: idsOf(context, part.positions) },
  }
}

/** Valid invoices of counterparties whom the registry knows by another name. */
function contradictingInvoices(context: InvoiceContext): Outcome {
  const standings = partnerStatuses(context)
  if (standings.size === 0) return without('NO_DATA', PARTNER_SAYS.notLookedUp)
  const positions = [...standings].flatMap(([position, { named }]) =>
    named === false ? [position] : [],
  )
  const invoices = (direction: Direction) => {
    const { blueCount, redCount } = context.parties(direction, 'L12')
    return positions.reduce((sum, p) => sum + blueCount[p]! + redCount[p]!, 0)
  }
  const [sales, purchases] = [invoices('OUT'), invoices('IN')]
  const told = (['OUT', 'IN'] as const).map((side) => lookedUpShare(context, side, 'NAME'))
  const looked = told.reduce((sum, side) => sum + side.looked, 0)
  const whole = told.reduce((sum, side) => sum + side.whole, 0)
  const least = context.rules.partners.minLookedUp
  if (sales + purchases === 0 && looked < whole * least)
    return without('PARTIAL', PARTNER_SAYS.fewParties({ part: looked / whole, least }))
  const ids = idsOf(context, positions)
  return {
    value: sales + purchases,
    inputs: [
      input(PARTNER_SAYS.contradictingSales, sales, 'count'),
      input(PARTNER_SAYS.contradictingPurchases, purchases, 'count'),
      input(PARTNER_SAYS.contradicting, positions.length, 'parties'),
    ],
    evidence: { counterpartyIds: ids, also: [{ direction: 'IN', counterpartyIds: ids }] },
  }
}

const shareOf = (
  id: 'I-061' | 'I-062',
  direction: Direction,
  says: { names: IndicatorDefinition['names']; formula: string },
): IndicatorDefinition => ({
  ...{ id, ...says, unit: 'ratio', version: '1', source: `domain §3.2 ${id}` },
  variants: [{ window: 'L12', threshold: id }],
  missing: { rule: 'T', sources: [direction] },
  evidence: { direction, rows: 'VALID', measure: 'NET_TOTAL' },
  compute: (context) => irregularShare(context, direction),
})

export const PARTNER_INDICATORS: readonly IndicatorDefinition[] = [
  shareOf('I-061', 'OUT', {
    names: namesOf(PARTY_SAYS, 'shareRiskyCustomers'),
    formula: PARTNER_SAYS.riskyCustomersFormula,
  }),
  shareOf('I-062', 'IN', {
    names: namesOf(PARTY_SAYS, 'shareRiskySuppliers'),
    formula: PARTNER_SAYS.riskySuppliersFormula,
  }),
  {
    id: 'I-089',
    names: namesOf(HABIT_SAYS, 'numberNameContradict'),
    unit: 'count',
    formula: PARTNER_SAYS.contradictFormula,
    variants: [{ window: 'L12', threshold: 'I-089' }],
    missing: { rule: 'T', sources: ['OUT', 'IN'] },
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'COUNT' },
    version: '1',
    source: 'domain §3.2 I-089',
    compute: contradictingInvoices,
  },
]

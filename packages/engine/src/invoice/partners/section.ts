/** Of customers or suppliers: how many were looked up, and which of them no longer stand. */
import { share, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, TableBlock } from '../../report/document.ts'
import type { InvoiceContext } from '../context/context.ts'
import { flooredTotal, subset } from '../context/party-stats.ts'
import type { Direction } from '../facts.ts'
import { rowsOf } from '../sections/build.ts'
import { SIDES } from '../sections/sides.ts'
import { SECTIONS_SAYS } from '../sections/words.ts'
import { type Irregularity, lookedUpShare, partnerStatuses } from './status.ts'
import { PARTNER_SAYS } from './words.ts'

/** Past so many the table says the largest. */
const LISTED = 50

const STANDING: Record<Irregularity, string> = {
  CANCELLED: PARTNER_SAYS.cancelled,
  REVOKED: PARTNER_SAYS.revoked,
  DISHONEST: PARTNER_SAYS.dishonest,
  IRREGULAR_TAXPAYER: PARTNER_SAYS.irregularTaxpayer,
}

/** Empty where nobody was looked up: what was not judged has no table. */
export function partnerBlocks(context: InvoiceContext, direction: Direction): Block[] {
  const standings = partnerStatuses(context)
  const { looked, whole, parties } = lookedUpShare(context, direction)
  if (standings.size === 0 || whole === 0) return []
  const says = direction === 'OUT' ? PARTNER_SAYS.customersLookedUp : PARTNER_SAYS.suppliersLookedUp
  const side = direction.toLowerCase()
  const { net } = context.parties(direction, 'L12')
  const disputed = subset(net, (p) => standings.get(p)?.disputed === true).positions.length
  return [
    text(
      `looked-up-${side}`,
      says({ n: parties, part: looked / whole }),
      ...(disputed > 0 ? [PARTNER_SAYS.underObjection({ n: disputed })] : []),
    ),
    ...irregularTable(context, direction),
  ]
}

function irregularTable(context: InvoiceContext, direction: Direction): TableBlock[] {
  const standings = partnerStatuses(context)
  const { net } = context.parties(direction, 'L12')
  const { positions } = subset(net, (p) => standings.get(p)?.irregular != null)
  if (positions.length === 0) return []
  const whole = flooredTotal(net)
  return [
    table(
      `irregular-${direction.toLowerCase()}`,
      direction === 'OUT'
        ? PARTNER_SAYS.irregularCustomerTable
        : PARTNER_SAYS.irregularSupplierTable,
      [
        { key: 'name', title: SIDES[direction].partyName, type: 'text' },
        { key: 'standing', title: PARTNER_SAYS.standing, type: 'text' },
        {
          ...{ key: 'amount', title: SIDES[direction].amount, type: 'money' },
          ...{ unit: SECTIONS_SAYS.yuan, proof: 'SUM' },
        },
        { key: 'share', title: SECTIONS_SAYS.share, type: 'ratio' },
        { key: 'told', title: PARTNER_SAYS.toldOn, type: 'date' },
      ],
      positions
        .toSorted((a, b) => net[b]! - net[a]! || a - b)
        .slice(0, LISTED)
        .map((p) => {
          const { irregular, disputed, toldOn } = standings.get(p)!
          const standing = STANDING[irregular!]
          return {
            cells: {
              name: context.facts.counterparties[p]!.name,
              standing: disputed ? PARTNER_SAYS.disputed({ standing }) : standing,
              amount: yuan(net[p]!),
              share: share(net[p]!, whole),
              told: toldOn,
            },
            evidence: rowsOf(direction, context.span('L12'), 'VALID', {
              counterpartyIds: [context.facts.counterparties[p]!.id],
            }),
          }
        }),
      PARTNER_SAYS.publicSource,
    ),
  ]
}

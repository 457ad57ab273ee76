/** The largest counterparties of an enterprise and how they stand, as its reports would judge them today. */
import type { DataOf } from '@xinjian/contract/endpoint'
import type { firm } from '@xinjian/contract/nouns/firm'
import { invoiceContext } from '@xinjian/engine/invoice/context/context'
import { flooredTotal } from '@xinjian/engine/invoice/context/party-stats'
import type { Direction } from '@xinjian/engine/invoice/facts'
import {
  lookedUpShare,
  type PartnerStatus,
  partnerStatuses,
} from '@xinjian/engine/invoice/partners/status'
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import type { TenantDb } from '../../db/tenant.ts'
import { loadFacts } from '../facts/invoice/read.ts'
import { LARGEST_PARTNERS, lookedUpPartners } from '../facts/public/read.ts'
import { openObjectionsOfMany } from '../objection/index.ts'

type Partners = Omit<DataOf<typeof firm.firmPartners>, 'enterpriseName'>

/** Largest first; money in yuan. Firms without a tax number, and persons, cannot be looked up and are not among them. */
export async function partnersOf(
  tenant: TenantDb,
  enterpriseId: number,
  side: Direction,
): Promise<Partners> {
  const { facts } = await loadFacts(tenant, enterpriseId)
  const { partners } = await lookedUpPartners(tenant, facts, openObjectionsOfMany)
  const context = invoiceContext({ ...facts, partners })
  const { net } = context.parties(side, 'L12')
  const standings = partnerStatuses(context)
  const all = flooredTotal(net)
  const { looked, whole } = lookedUpShare(context, side)
  const rows = [...net.keys()]
    .filter((p) => net[p]! > 0)
    .sort((a, b) => net[b]! - net[a]! || a - b)
    .flatMap((p) => {
      const { taxNo, name, person } = facts.counterparties[p]!
      if (taxNo === null || person || taxNo === facts.registration.taxNo) return []
      const standing = standings.get(p)
      return [
        {
          ...{ taxNo, name, amount: net[p]! / 100, share: net[p]! / all },
          standing: standing ? standingOf(standing) : null,
          disputed: standing?.disputed ?? false,
          ...{ named: standing?.named ?? null, toldOn: standing?.toldOn ?? null },
        },
      ]
    })
  const { from, to } = context.span('L12')
  return {
    months: facts.digests.length === 0 ? null : [formatMonth(from), formatMonth(to)],
    looked: whole === 0 ? 0 : looked / whole,
    least: context.rules.partners.minLookedUp,
    rows: rows.slice(0, LARGEST_PARTNERS),
  }
}

const standingOf = ({ irregular, whole }: PartnerStatus): Partners['rows'][number]['standing'] =>
  irregular ?? (whole ? 'CLEAN' : 'INCOMPLETE')

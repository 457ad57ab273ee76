/** The world around a centre, as far as a view asks. */
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { type MonthIndex, monthOfDay } from '@xinjian/engine/kit/calendar/window'
import { EDGES_OF_VIEW, type EdgeType } from '@xinjian/graph/graph'
import type { TenantDb } from '../../../db/tenant.ts'
import { invoiceMonths, type TradeCache } from '../../facts/invoice/read.ts'
import { attributesOf } from '../world/attributes.ts'
import type { Enterprises, HeldEnterprise } from '../world/enterprises.ts'
import { partyOfEnterprise } from '../world/entries.ts'
import { addRelations } from '../world/relations.ts'
import { addSupply } from '../world/supply.ts'
import { emptyWorld, type World } from '../world/world.ts'
import type { Namer } from './names.ts'
import type { GraphFilter } from './select.ts'
import { type ShownGraph, shownGraph } from './shown.ts'

interface Gathering {
  tenant: TenantDb
  cache: TradeCache
  enterprises: Enterprises
  namer(world: World): Namer
}

/** Relations other than trade: what 只看关联 asks for beside a view of trade. */
const RELATIONS: readonly EdgeType[] = EDGES_OF_VIEW.RELATION

export async function gather(
  of: Gathering,
  centre: HeldEnterprise,
  { view, levels, relatedOnly }: GraphFilter,
): Promise<ShownGraph> {
  const { tenant, enterprises } = of
  const world = emptyWorld(partyOfEnterprise(centre, 0), await lastMonth(tenant, centre))
  const types = EDGES_OF_VIEW[view]
  if (types.includes('SUPPLY')) await addSupply(of, world, levels)
  else await addRelations(of, world, { types, levels })
  if (relatedOnly) await addRelations(of, world, { types: RELATIONS, levels: 1 })
  const held = [...world.parties.values()].flatMap(({ taxNo }) => enterprises.byTaxNo(taxNo) ?? [])
  const attributes = await attributesOf(tenant, held)
  return shownGraph({ world, enterprises, attributes, namer: of.namer(world) })
}

/** The last complete month that the centre's invoices speak of; where it has none, the last complete month. */
export async function lastMonth(tenant: TenantDb, { id }: HeldEnterprise): Promise<MonthIndex> {
  const complete = monthOfDay(chinaDay(new Date().toISOString()).day) - 1
  const span = await invoiceMonths(tenant, id)
  return span ? Math.min(span.last, complete) : complete
}

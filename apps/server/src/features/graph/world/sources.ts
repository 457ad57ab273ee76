/** Of what a view is made: what was told of its centre, and what was not. A graph without invoices is not a firm without trade. */

import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { EdgeType } from '@xinjian/graph/graph'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Collection } from '../../facts/coverage/read.ts'
import { newestAnswers } from '../../facts/public/read.ts'
import { COLLECTIONS } from '../../facts/records/read.ts'
import type { GraphScope, HeldEnterprise } from './enterprises.ts'

export interface ToldSource {
  edge: EdgeType
  state: 'HELD' | 'NOT_COLLECTED' | 'NOT_ALLOWED' | 'UNTOLD' | 'FAILED'
  at: string | null
}

/** What tells an edge: kinds of public records, and what is collected. */
const TOLD_BY: Readonly<
  Record<Exclude<EdgeType, 'SUPPLY'>, { kinds: readonly PublicRecordKind[]; scope?: GraphScope }>
> = {
  INVEST: { kinds: ['INVESTMENT'] },
  SHAREHOLDER: { kinds: ['EQUITY_HOLDER'], scope: 'SHAREHOLDER' },
  LEGAL_REP: { kinds: ['BUSINESS_REGISTRATION'], scope: 'REGISTRATION' },
  EXECUTIVE: { kinds: ['KEY_PERSON'], scope: 'REGISTRATION' },
  BRANCH: { kinds: ['BRANCH'] },
  GUARANTEE: { kinds: ['ANNUAL_REPORT'] },
  SAME_PHONE: { kinds: ['BUSINESS_REGISTRATION', 'SHARED_CONTACT'] },
  SAME_ADDRESS: { kinds: ['BUSINESS_REGISTRATION', 'SHARED_CONTACT'], scope: 'REGISTRATION' },
  SAME_TAX_AGENT: { kinds: [], scope: 'REGISTRATION' },
  LITIGATION: { kinds: ['CASE_FILING', 'JUDGMENT'] },
}

interface Held {
  collected: ReadonlyMap<string, Date>
  answers: readonly { kind: PublicRecordKind; state: 'TOLD' | 'FAILED'; at: Date }[]
}

export async function sourcesOf(
  tenant: TenantDb,
  centre: HeldEnterprise,
  edges: readonly EdgeType[],
): Promise<ToldSource[]> {
  const held = await heldOf(tenant, centre)
  return edges.map((edge) => ({
    edge,
    ...(edge === 'SUPPLY' ? trade(centre) : told(TOLD_BY[edge], centre, held)),
  }))
}

async function heldOf(tenant: TenantDb, { id }: HeldEnterprise): Promise<Held> {
  const [answers, collections] = await Promise.all([
    newestAnswers(tenant, id, null),
    tenant.rows<Collection>(COLLECTIONS, [id, ['REGISTRATION', 'SHAREHOLDER']]),
  ])
  return {
    answers,
    collected: new Map(collections.map(({ dataset, at }) => [dataset, new Date(at)])),
  }
}

type State = Omit<ToldSource, 'edge'>

function trade({ usable, factsAt, invoices }: HeldEnterprise): State {
  if (invoices === 0) return { state: 'NOT_COLLECTED', at: null }
  const isUsable = usable.includes('INVOICE_OUT') || usable.includes('INVOICE_IN')
  return { state: isUsable ? 'HELD' : 'NOT_ALLOWED', at: factsAt?.toISOString() ?? null }
}

function told(
  { kinds, scope }: (typeof TOLD_BY)[keyof typeof TOLD_BY],
  { usable }: HeldEnterprise,
  { collected, answers }: Held,
): State {
  const own = answers.filter(({ kind }) => kinds.includes(kind))
  const at = (dates: readonly Date[]) =>
    new Date(Math.max(...dates.map((date) => date.getTime()))).toISOString()
  const bureau = scope && collected.get(scope)
  const allowed = bureau && usable.includes(scope) ? [bureau] : []
  const found = [...own.filter(({ state }) => state === 'TOLD').map((one) => one.at), ...allowed]
  if (found.length > 0) return { state: 'HELD', at: at(found) }
  if (own.length > 0) return { state: 'FAILED', at: at(own.map((one) => one.at)) }
  return { state: bureau ? 'NOT_ALLOWED' : 'NOT_COLLECTED', at: null }
}

/** Enterprises of the same telephone, address or tax agent: the registry publishes the first two and lists of who shares them, the tax bureau told the last two. */
import { maskMobile, maskName } from '@xinjian/format'
import type { TenantDb } from '../../../db/tenant.ts'
import {
  personTold,
  publicRowsOfMany,
  type Registered,
  registeredOfMany,
} from '../../facts/records/read.ts'
import { allowing, byId, type HeldEnterprise, idsOf } from './enterprises.ts'
import { isPersonName, tellsApart } from './persons.ts'
import type { Told } from './told.ts'

type SameType = 'SAME_PHONE' | 'SAME_ADDRESS' | 'SAME_TAX_AGENT'

interface Said {
  enterpriseId: number
  /** What is the same, to the letter. */
  value: string
  /** What is told of it. */
  label: string
  /** The enterprise's own consent stands behind it: it is not published. */
  collected: boolean
}

/** `held`: the nearest to the centre first. */
export async function sameTold(tenant: TenantDb, held: readonly HeldEnterprise[]): Promise<Told[]> {
  const ids = idsOf(held)
  const [published, registered, listed] = await Promise.all([
    publicRowsOfMany(tenant, 'BUSINESS_REGISTRATION', ids, ['phone', 'address']),
    registeredOfMany(tenant, idsOf(allowing(held, 'REGISTRATION'))),
    publicRowsOfMany(tenant, 'SHARED_CONTACT', ids, ['shared', 'name', 'creditCode']),
  ])
  const of = byId(held)
  const own = new Map(published.map((row) => [row.enterpriseId, row]))
  return [
    ...listed.flatMap((row) => listedOf(row, own.get(row.enterpriseId), of)),
    ...pairs('SAME_PHONE', published.flatMap(phoneOf), held),
    ...pairs(
      'SAME_ADDRESS',
      [
        ...published.flatMap((row) => addressOf(row, false)),
        ...registered.flatMap((row) => addressOf(row, true)),
      ],
      held,
    ),
    ...pairs('SAME_TAX_AGENT', registered.flatMap(agentSaid), held),
  ]
}

interface Row {
  enterpriseId: number
}
interface Contact extends Row {
  phone: string | null
  address: string | null
}
interface Listed extends Row {
  shared: string | null
  name: string | null
  creditCode: string | null
}

/** A line of 同址同电话企业, with what the enterprise itself publishes: the list does not repeat it. */
function listedOf(
  { enterpriseId, shared, name, creditCode: code }: Listed,
  own: Contact | undefined,
  of: (id: number) => HeldEnterprise,
): Told[] {
  const type = sharedType(shared ?? '')
  if (!type || !name) return []
  const said = own && (type === 'SAME_PHONE' ? phoneOf(own) : addressOf(own, false))
  const label = said?.[0]?.label
  return [{ type, from: { held: of(enterpriseId) }, to: { name, code }, label, of: [] }]
}

const sharedType = (shared: string): 'SAME_PHONE' | 'SAME_ADDRESS' | null => {
  if (/电话|手机/.test(shared)) return 'SAME_PHONE'
  return /址|住所/.test(shared) ? 'SAME_ADDRESS' : null
}

const phoneOf = ({ enterpriseId, phone }: Row & { phone: string | null }): Said[] =>
  phone ? [{ enterpriseId, value: phone, label: maskMobile(phone), collected: false }] : []

const addressOf = (
  { enterpriseId, address }: Row & { address: string | null },
  collected: boolean,
): Said[] => (address ? [{ enterpriseId, value: address, label: address, collected }] : [])

const agentSaid = (row: Registered): Said[] => {
  const agent = agentOf(row)
  if (!agent) return []
  const label = isPersonName(agent.name) ? maskName(agent.name) : agent.name
  const value = personTold(agent.name, agent.idNo)
  return [{ enterpriseId: row.enterpriseId, value, label, collected: true }]
}

/** 代理人, 代理记账, 办税员 and whatever else bureaus call whoever sees to the taxes. */
export const isAgent = (role: string): boolean => /代理|办税/.test(role)

/** Name and document of the tax agent: a name alone is not the same agent. */
function agentOf({ people }: Registered): { name: string; idNo: string } | null {
  const agent = people.find(({ role }) => isAgent(role ?? ''))
  return agent?.name && tellsApart(agent.idNo) ? { name: agent.name, idNo: agent.idNo } : null
}

/** Enterprises that tell the same, two by two, of very many each with the nearest; a pair rests on the consents of those of whom it is not published. */
function pairs(type: SameType, said: readonly Said[], held: readonly HeldEnterprise[]): Told[] {
  const nearness = new Map(held.map(({ id }, i) => [id, i]))
  return [...Map.groupBy(said, ({ value }) => value).values()].flatMap((group) => {
    const each = [...Map.groupBy(group, ({ enterpriseId }) => enterpriseId)]
      .map(([id, told]) => ({
        held: held[nearness.get(id)!]!,
        rests: told.every(({ collected }) => collected) ? [id] : [],
      }))
      .sort((a, b) => nearness.get(a.held.id)! - nearness.get(b.held.id)!)
    const tied = each.length > MOST_PAIRED ? each.slice(0, 1) : each
    return tied.flatMap((one, i) =>
      each.slice(i + 1).map((other) => ({
        type,
        ...{ from: { held: one.held }, to: { held: other.held } },
        label: group[0]!.label,
        of: [...one.rests, ...other.rests],
      })),
    )
  })
}

/** Enterprises of one value that are paired with one another: beyond, it is an office tower or a bookkeeper, and what two of them have in common says little. */
const MOST_PAIRED = 50

/** Enterprises that tell the same telephone, address or tax agent: the registry publishes the first two, the tax bureau told the last two. */
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

export async function sameTold(tenant: TenantDb, held: readonly HeldEnterprise[]): Promise<Told[]> {
  const [published, registered] = await Promise.all([
    publicRowsOfMany(tenant, 'BUSINESS_REGISTRATION', idsOf(held), ['phone', 'address']),
    registeredOfMany(tenant, idsOf(allowing(held, 'REGISTRATION'))),
  ])
  const of = byId(held)
  return [
    ...pairs('SAME_PHONE', published.flatMap(phoneOf), of),
    ...pairs(
      'SAME_ADDRESS',
      [
        ...published.flatMap((row) => addressOf(row, false)),
        ...registered.flatMap((row) => addressOf(row, true)),
      ],
      of,
    ),
    ...pairs('SAME_TAX_AGENT', registered.flatMap(agentSaid), of),
  ]
}

interface Row {
  enterpriseId: number
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
export function agentOf({ people }: Registered): { name: string; idNo: string } | null {
  const agent = people.find(({ role }) => isAgent(role ?? ''))
  return agent?.name && tellsApart(agent.idNo) ? { name: agent.name, idNo: agent.idNo } : null
}

/** Enterprises that tell the same, two by two; a pair rests on the consents of those of whom it is not published. */
function pairs(type: SameType, said: readonly Said[], of: (id: number) => HeldEnterprise): Told[] {
  return [...Map.groupBy(said, ({ value }) => value).values()].flatMap((group) => {
    const each = [...Map.groupBy(group, ({ enterpriseId }) => enterpriseId)].map(([id, told]) => ({
      held: of(id),
      rests: told.every(({ collected }) => collected) ? [id] : [],
    }))
    return each.flatMap((one, i) =>
      each.slice(i + 1, i + 1 + MOST_PAIRED).map((other) => ({
        type,
        ...{ from: { held: one.held }, to: { held: other.held } },
        label: group[0]!.label,
        of: [...one.rests, ...other.rests],
      })),
    )
  })
}

/** Pairs of one enterprise over one value: beyond, it is an office tower or a bookkeeper and says little. */
const MOST_PAIRED = 50

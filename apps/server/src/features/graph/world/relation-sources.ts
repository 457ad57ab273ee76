/** Where relations are told, and what each record says of whom. */
import type { EdgeType } from '@xinjian/graph/graph'
import type { TenantDb } from '../../../db/tenant.ts'
import {
  holdersOfMany,
  publicRowsOfMany,
  registeredOfMany,
  toldOfAnnualReports,
} from '../../facts/records/read.ts'
import type { HeldEnterprise } from './enterprises.ts'
import { guaranteesIn } from './guarantees.ts'
import { isPersonName, type Persons } from './persons.ts'
import type { End, Told } from './told.ts'

interface RelationSource {
  tells: readonly EdgeType[]
  read(tenant: TenantDb, held: readonly HeldEnterprise[], persons: Persons): Promise<Told[]>
}

const byId = (held: readonly HeldEnterprise[]) => {
  const ids = new Map(held.map((one) => [one.id, one]))
  return (id: number): HeldEnterprise => ids.get(id)!
}
const idsOf = (held: readonly HeldEnterprise[]) => held.map(({ id }) => id)
const allowing = (held: readonly HeldEnterprise[], scope: 'REGISTRATION' | 'SHAREHOLDER') =>
  held.filter(({ usable }) => usable.includes(scope))

/** Of a party of a public record: a person of the enterprise, or a body of its own. */
const endOf = (of: number, name: string, code: string | null = null): End =>
  !code && isPersonName(name) ? { person: name, of } : { name, code }

/** Bureaus first: by the documents of persons that they tell, persons of public records are known again. */
export const RELATION_SOURCES: readonly RelationSource[] = [
  {
    tells: ['LEGAL_REP', 'EXECUTIVE', 'SHAREHOLDER'],
    async read(tenant, held, persons) {
      const of = byId(held)
      const registered = await registeredOfMany(tenant, idsOf(allowing(held, 'REGISTRATION')))
      const holders = await holdersOfMany(tenant, idsOf(allowing(held, 'SHAREHOLDER')))
      for (const one of registered) persons.note(one)
      for (const one of holders) persons.noteHolder(one)
      const people = registered.flatMap(({ enterpriseId: id, people }) =>
        people.flatMap(({ role, name }): Told[] => {
          const type = typeOfRole(role)
          if (!type || !name) return []
          const label = type === 'EXECUTIVE' ? (role ?? undefined) : undefined
          return [{ type, from: { person: name, of: id }, to: { held: of(id) }, label, of: [id] }]
        }),
      )
      const shares = holders.map(({ enterpriseId: id, name, kind, ratio }): Told => {
        const from = kind?.includes('自然人') ? { person: name, of: id } : endOf(id, name)
        return {
          type: 'SHAREHOLDER',
          from,
          to: { held: of(id) },
          ratio: ratio ?? undefined,
          of: [id],
        }
      })
      return [...people, ...shares]
    },
  },
  {
    tells: ['LEGAL_REP'],
    async read(tenant, held) {
      const of = byId(held)
      const rows = await publicRowsOfMany(tenant, 'BUSINESS_REGISTRATION', idsOf(held), [
        'legalRep',
      ])
      return rows.flatMap(({ enterpriseId: id, legalRep }) =>
        legalRep
          ? [
              {
                type: 'LEGAL_REP' as const,
                from: endOf(id, legalRep),
                to: { held: of(id) },
                of: [],
              },
            ]
          : [],
      )
    },
  },
  {
    tells: ['SHAREHOLDER'],
    async read(tenant, held) {
      const of = byId(held)
      const rows = await publicRowsOfMany(tenant, 'EQUITY_HOLDER', idsOf(held), [
        'holder',
        'holderCode',
        'ratio',
      ])
      return rows.flatMap(({ enterpriseId: id, holder, holderCode, ratio }) =>
        holder
          ? [
              {
                type: 'SHAREHOLDER' as const,
                from: endOf(id, holder, holderCode),
                to: { held: of(id) },
                ratio: ratio ?? undefined,
                of: [],
              },
            ]
          : [],
      )
    },
  },
  {
    tells: ['EXECUTIVE'],
    async read(tenant, held) {
      const of = byId(held)
      const rows = await publicRowsOfMany(tenant, 'KEY_PERSON', idsOf(held), ['person', 'post'])
      return rows.flatMap(({ enterpriseId: id, person, post }) =>
        person
          ? [
              {
                type: 'EXECUTIVE' as const,
                from: { person, of: id },
                to: { held: of(id) },
                label: post ?? undefined,
                of: [],
              },
            ]
          : [],
      )
    },
  },
  {
    tells: ['INVEST'],
    async read(tenant, held) {
      const of = byId(held)
      const rows = await publicRowsOfMany(tenant, 'INVESTMENT', idsOf(held), [
        'name',
        'creditCode',
        'ratio',
      ])
      return rows.flatMap(({ enterpriseId: id, name, creditCode, ratio }) =>
        name
          ? [
              {
                type: 'INVEST' as const,
                from: { held: of(id) },
                to: { name, code: creditCode },
                ratio: ratio ?? undefined,
                of: [],
              },
            ]
          : [],
      )
    },
  },
  {
    tells: ['BRANCH'],
    async read(tenant, held) {
      const of = byId(held)
      const rows = await publicRowsOfMany(tenant, 'BRANCH', idsOf(held), ['name', 'creditCode'])
      return rows.flatMap(({ enterpriseId: id, name, creditCode }) =>
        name
          ? [
              {
                type: 'BRANCH' as const,
                from: { held: of(id) },
                to: { name, code: creditCode },
                of: [],
              },
            ]
          : [],
      )
    },
  },
  {
    tells: ['LITIGATION'],
    async read(tenant, held) {
      const of = byId(held)
      const fields = ['plaintiff', 'defendant', 'cause'] as const
      const ids = idsOf(held)
      const rows = [
        ...(await publicRowsOfMany(tenant, 'CASE_FILING', ids, fields)),
        ...(await publicRowsOfMany(tenant, 'JUDGMENT', ids, fields)),
      ]
      return rows.flatMap(({ enterpriseId: id, plaintiff, defendant, cause }) =>
        partiesOf(plaintiff, defendant)
          .filter((name) => name !== of(id).name)
          .map((name) => ({
            type: 'LITIGATION' as const,
            from: { held: of(id) },
            to: endOf(id, name),
            label: cause ?? undefined,
            of: [],
          })),
      )
    },
  },
  {
    tells: ['GUARANTEE'],
    async read(tenant, held) {
      const of = byId(held)
      const reports = await toldOfAnnualReports(tenant, idsOf(held))
      return reports.flatMap(({ enterpriseId: id, told }) =>
        guaranteesIn(told).map(({ debtor, label }) => ({
          type: 'GUARANTEE' as const,
          from: { held: of(id) },
          to: endOf(id, debtor),
          label,
          of: [],
        })),
      )
    },
  },
  {
    tells: ['SAME_PHONE', 'SAME_ADDRESS', 'SAME_TAX_AGENT'],
    async read(tenant, held) {
      const of = byId(held)
      const [published, registered] = await Promise.all([
        publicRowsOfMany(tenant, 'BUSINESS_REGISTRATION', idsOf(held), ['phone', 'address']),
        registeredOfMany(tenant, idsOf(allowing(held, 'REGISTRATION'))),
      ])
      return [
        ...pairs('SAME_PHONE', published, ({ phone }) => phone, of),
        ...pairs('SAME_ADDRESS', published, ({ address }) => address, of),
        ...pairs('SAME_ADDRESS', registered, ({ address }) => address, of, true),
        ...pairs('SAME_TAX_AGENT', registered, agentOf, of, true),
      ]
    },
  },
]

const typeOfRole = (role: string | null): 'LEGAL_REP' | 'EXECUTIVE' | null => {
  if (!role || /代理|购票|开票|办税/.test(role)) return null
  return /法定代表人|负责人/.test(role) && !/财务/.test(role) ? 'LEGAL_REP' : 'EXECUTIVE'
}

/** Office and document of the tax agent: a name alone is not the same agent. */
const agentOf = ({
  people,
}: {
  people: readonly { role: string | null; name: string | null; idNo: string }[]
}) => {
  const agent = people.find(({ role }) => /代理|办税/.test(role ?? ''))
  return agent?.name && /\d/.test(agent.idNo) ? `${agent.name}/${agent.idNo}` : null
}

const partiesOf = (...texts: (string | null)[]): string[] => [
  ...new Set(
    texts
      .flatMap((text) => text?.split(/[,，、;；]/).map((name) => name.trim()) ?? [])
      .filter((name) => name.length > 1),
  ),
]

/** Enterprises that tell the same, two by two. */
function pairs<R extends { enterpriseId: number }>(
  type: 'SAME_PHONE' | 'SAME_ADDRESS' | 'SAME_TAX_AGENT',
  rows: readonly R[],
  told: (row: R) => string | null,
  of: (id: number) => HeldEnterprise,
  collected = false,
): Told[] {
  const groups = new Map<string, number[]>()
  for (const row of rows) {
    const value = told(row)
    if (value) groups.set(value, [...new Set([...(groups.get(value) ?? []), row.enterpriseId])])
  }
  return [...groups.values()].flatMap((ids) =>
    ids.flatMap((id, i) =>
      ids.slice(i + 1, i + 1 + MOST_PAIRED).map((other) => ({
        type,
        from: { held: of(id) },
        to: { held: of(other) },
        of: collected ? [id, other] : [],
      })),
    ),
  )
}

/** Pairs of one enterprise over one value: beyond, it is an office tower or a bookkeeper and says little. */
const MOST_PAIRED = 50

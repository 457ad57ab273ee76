/** Where relations are told, and what each record says of whom. */
import type { EdgeType } from '@xinjian/graph/graph'
import type { TenantDb } from '../../../db/tenant.ts'
import {
  holdersOfMany,
  publicRowsOfMany,
  registeredOfMany,
  toldOfAnnualReports,
} from '../../facts/records/read.ts'
import { allowing, byId, type HeldEnterprise, idsOf } from './enterprises.ts'
import { guaranteesIn } from './guarantees.ts'
import { isPersonName, type Persons } from './persons.ts'
import { isAgent, sameTold } from './same.ts'
import type { End, Told } from './told.ts'

interface RelationSource {
  tells: readonly EdgeType[]
  read(tenant: TenantDb, held: readonly HeldEnterprise[], persons: Persons): Promise<Told[]>
}

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
        people.flatMap(({ role, name, idNo }): Told[] => {
          const type = typeOfRole(role)
          if (!type || !name) return []
          const label = type === 'EXECUTIVE' ? (role ?? undefined) : undefined
          const from = { person: name, of: id, idNo }
          return [{ type, from, to: { held: of(id) }, label, of: [id] }]
        }),
      )
      const shares = holders.map(
        ({ enterpriseId: id, name, kind, idMasked: idNo, ratio }): Told => {
          const isPerson = kind?.includes('自然人') || isPersonName(name)
          const from = isPerson ? { person: name, of: id, idNo } : { name, code: null }
          return {
            type: 'SHAREHOLDER',
            from,
            to: { held: of(id) },
            ratio: ratio ?? undefined,
            of: [id],
          }
        },
      )
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
  { tells: ['SAME_PHONE', 'SAME_ADDRESS', 'SAME_TAX_AGENT'], read: sameTold },
]

const typeOfRole = (role: string | null): 'LEGAL_REP' | 'EXECUTIVE' | null => {
  if (!role || isAgent(role) || /购票|开票/.test(role)) return null
  return /法定代表人|负责人/.test(role) && !/财务/.test(role) ? 'LEGAL_REP' : 'EXECUTIVE'
}

const partiesOf = (...texts: (string | null)[]): string[] => [
  ...new Set(
    texts
      .flatMap((text) => text?.split(/[,，、;；]/).map((name) => name.trim()) ?? [])
      .filter((name) => name.length > 1),
  ),
]

/** Enterprises of the company that a session may see, and what of their data may be used. */
import type { Scope } from '../../../db/scope.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { usableOfMany } from '../../consent/index.ts'
import { enterprisesBy, type Registration, type SeenEnterprise } from '../../enterprise/index.ts'

/** Of data that a graph is made of. */
export const GRAPH_SCOPES = ['INVOICE_OUT', 'INVOICE_IN', 'REGISTRATION', 'SHAREHOLDER'] as const
export type GraphScope = (typeof GRAPH_SCOPES)[number]

export interface HeldEnterprise {
  id: number
  taxNo: string
  name: string
  seq: number
  registration: Registration
  usable: readonly GraphScope[]
  collected: boolean
  /** Invoices that are held, usable or not, and when facts last came. */
  invoices: number
  factsAt: Date | null
  /** It agreed, or gave its invoices itself: it is known here by its name. */
  named: boolean
}

/** Those that the session sees, in the order of their numbers. */
export class Enterprises {
  private readonly tenant: TenantDb
  private readonly known = new Map<number, HeldEnterprise>()
  private readonly names = new Map<string, HeldEnterprise | null>()
  private readonly asked = new Map<string, HeldEnterprise | null>()

  constructor(tenant: TenantDb) {
    this.tenant = tenant
  }

  /** Whoever names a centre asks a new question: it is seen though the session has no report of it yet. */
  async centre(taxNo: string): Promise<HeldEnterprise | null> {
    const [held] = await this.find('taxNo', [taxNo], { ...this.tenant.scope, madeBy: null })
    return held ?? null
  }

  byTaxNo(taxNo: string | null): HeldEnterprise | null {
    return (taxNo && this.asked.get(taxNo)) || null
  }

  /** Of names that were looked up. */
  byName(name: string): HeldEnterprise | null {
    return this.names.get(name) ?? null
  }

  /** All that were looked up and may be seen. */
  all(): readonly HeldEnterprise[] {
    return [...this.known.values()]
  }

  byId(id: number): HeldEnterprise | null {
    return this.known.get(id) ?? null
  }

  /** Looks up whichever of these numbers were not asked for before. */
  async lookUp(taxNos: Iterable<string>): Promise<void> {
    const wanted = [...new Set(taxNos)].filter((taxNo) => !this.asked.has(taxNo))
    if (wanted.length === 0) return
    for (const taxNo of wanted) this.asked.set(taxNo, null)
    await this.find('taxNo', wanted)
  }

  /** By name, letter for letter: of parties that no number is told of. Of several of one name the first. */
  async named(names: Iterable<string>): Promise<void> {
    const wanted = [...new Set(names)].filter((name) => !this.names.has(name))
    if (wanted.length === 0) return
    for (const name of wanted) this.names.set(name, null)
    for (const held of await this.find('name', wanted))
      if (!this.names.get(held.name)) this.names.set(held.name, held)
  }

  async lookUpIds(ids: Iterable<number>): Promise<void> {
    const wanted = [...new Set(ids)].filter((id) => !this.known.has(id))
    if (wanted.length > 0) await this.find('id', wanted)
  }

  private async find(
    ...of: [key: 'id' | 'taxNo' | 'name', wanted: readonly (string | number)[], scope?: Scope]
  ): Promise<readonly HeldEnterprise[]> {
    return this.keep(await enterprisesBy(this.tenant, ...of))
  }

  private async keep(rows: readonly SeenEnterprise[]): Promise<HeldEnterprise[]> {
    const fresh = rows.filter(({ id }) => !this.known.has(id))
    const usable = await usableOfMany(
      this.tenant,
      fresh.map(({ id }) => id),
      GRAPH_SCOPES,
    )
    for (const { tax_no: taxNo, facts_at: factsAt, ...row } of fresh) {
      const { scopes = [], collected = false, signed = false } = usable.get(row.id) ?? {}
      const gave = row.invoices > 0 && scopes.some((scope) => scope.startsWith('INVOICE_'))
      const held = {
        ...row,
        taxNo,
        factsAt,
        usable: scopes,
        collected,
        named: gave || (signed && scopes.length > 0),
      }
      this.known.set(row.id, held)
      this.asked.set(taxNo, held)
    }
    return rows.map(({ id }) => this.known.get(id)!)
  }
}

/** The enterprise of an id among these. */
export const byId = (held: readonly HeldEnterprise[]) => {
  const ids = new Map(held.map((one) => [one.id, one]))
  return (id: number): HeldEnterprise => ids.get(id)!
}
export const idsOf = (held: readonly HeldEnterprise[]): number[] => held.map(({ id }) => id)

/** Those of whose data so much may be used. */
export const allowing = (held: readonly HeldEnterprise[], scope: GraphScope): HeldEnterprise[] =>
  held.filter(({ usable }) => usable.includes(scope))

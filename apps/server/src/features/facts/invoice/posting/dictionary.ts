/** Counterparties and goods of one enterprise in memory: names in, small ids out; new ones are written with the batch. */
import type { TenantDb } from '../../../../db/tenant.ts'
import type { Party } from '../incoming.ts'

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

interface Entry extends Party {
  id: number
}

export class Dictionary {
  nextParty: number
  nextGoods: number
  private readonly parties = new Map<string, Entry>()
  private readonly byId = new Map<number, Entry>()
  private readonly goods = new Map<string, Map<string, number>>()
  private ranks: Int32Array | null = null
  private newParties: Entry[] = []
  private newGoods: { id: number; category: string; name: string }[] = []

  constructor(nextParty: number, nextGoods: number) {
    this.nextParty = nextParty
    this.nextGoods = nextGoods
  }

  static async load(
    tenant: TenantDb,
    enterpriseId: number,
    next: { party: number; goods: number },
  ): Promise<Dictionary> {
    const dictionary = new Dictionary(next.party, next.goods)
    const parties = await tenant.rows<{
      id: number
      ident: string
      tax_no: string | null
      name: string
      person: boolean
    }>(
      'select id, ident, tax_no, name, person from counterparty where company_id = $1 and enterprise_id = $2 and id < $3',
      [enterpriseId, next.party],
    )
    for (const { tax_no, ...p } of parties) dictionary.keep({ ...p, taxNo: tax_no })
    const goods = await tenant.rows<{ id: number; category: string; name: string }>(
      'select id, category, name from goods where company_id = $1 and enterprise_id = $2 and id < $3',
      [enterpriseId, next.goods],
    )
    for (const g of goods) dictionary.goodsOf(g.category).set(g.name, g.id)
    return dictionary
  }

  partyId(party: Party): number {
    const known = this.parties.get(party.ident)
    if (known !== undefined) return known.id
    const entry = { ...party, id: this.nextParty++ }
    this.keep(entry)
    this.newParties.push(entry)
    return entry.id
  }

  hasTaxNo(partyId: number): boolean {
    return this.byId.get(partyId)?.taxNo != null
  }

  goodsId(category: string, name: string): number {
    const names = this.goodsOf(category)
    const known = names.get(name)
    if (known !== undefined) return known
    const id = this.nextGoods++
    names.set(name, id)
    this.ranks = null
    this.newGoods.push({ id, category, name })
    return id
  }

  /** By goods id: its place in the order of category, then name. */
  goodsRanks(): Int32Array {
    if (this.ranks === null) {
      const all = [...this.goods].flatMap(([category, names]) =>
        [...names].map(([name, id]) => ({ category, name, id })),
      )
      all.sort((a, b) => byText(a.category, b.category) || byText(a.name, b.name))
      this.ranks = new Int32Array(this.nextGoods)
      for (let i = 0; i < all.length; i++) this.ranks[all[i]!.id] = i
    }
    return this.ranks
  }

  /** What came in since the last call, for one batch to write. */
  takeNew(): NewEntries {
    const taken = { parties: this.newParties, goods: this.newGoods }
    this.newParties = []
    this.newGoods = []
    return taken
  }

  private keep(entry: Entry): void {
    this.parties.set(entry.ident, entry)
    this.byId.set(entry.id, entry)
  }

  private goodsOf(category: string): Map<string, number> {
    let names = this.goods.get(category)
    if (names === undefined) {
      names = new Map()
      this.goods.set(category, names)
    }
    return names
  }
}

export interface NewEntries {
  parties: Entry[]
  goods: { id: number; category: string; name: string }[]
}

/** Part of the batch's transaction. The enterprise row is locked, so nobody else can have taken the same ids. */
export async function writeEntries(
  tx: TenantDb,
  enterpriseId: number,
  { parties, goods }: NewEntries,
): Promise<void> {
  if (parties.length > 0)
    await tx.run(
      `insert into counterparty (company_id, enterprise_id, id, ident, tax_no, name, person)
       select $1::int, $2::int, * from unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::bool[])`,
      [
        enterpriseId,
        parties.map((p) => p.id),
        parties.map((p) => p.ident),
        parties.map((p) => p.taxNo),
        parties.map((p) => p.name),
        parties.map((p) => p.person),
      ],
    )
  if (goods.length > 0)
    await tx.run(
      `insert into goods (company_id, enterprise_id, id, category, name)
       select $1::int, $2::int, * from unnest($3::int[], $4::text[], $5::text[])`,
      [
        enterpriseId,
        goods.map((g) => g.id),
        goods.map((g) => g.category),
        goods.map((g) => g.name),
      ],
    )
}

/** What is held of the largest counterparties of an enterprise, as far as the company has them on its list and looked them up. */
import type { Direction, InvoiceFacts } from '@xinjian/engine/invoice/facts'
import {
  type LookedUpPartner,
  PARTNER_FIELDS,
  PARTNER_KINDS,
  type PartnerKind,
} from '@xinjian/engine/invoice/facts/partners'
import { beijingTime } from '@xinjian/format/china-time'
import type { TenantDb } from '../../../db/tenant.ts'
import { enterprisesBy } from '../../enterprise/index.ts'
import { publicRowsOfMany } from '../records/read.ts'

/** Of each side; those behind them are a hundredth of the trade and less. Evidence carries twice as many counterparties at most. */
export const LARGEST_PARTNERS = 100
const MONTHS = 12

interface Told {
  enterprise_id: number
  kind: PartnerKind
  told_at: Date
  at: Date
}

export interface LookedUp {
  partners: LookedUpPartner[]
  /** Instant of the newest answer about one of them; absent = there is none. */
  heldAt?: string
}

/** Records of enterprises that an objection is open to, as `id of the enterprise/KIND/key of the row`. */
type Objected = (tx: TenantDb, enterpriseIds: readonly number[]) => Promise<ReadonlySet<string>>

/** In the snapshot of the transaction. */
export async function lookedUpPartners(
  tx: TenantDb,
  facts: InvoiceFacts,
  objected: Objected,
): Promise<LookedUp> {
  const codes = largestPartners(facts)
  const firms = codes.length === 0 ? [] : await enterprisesBy(tx, 'taxNo', codes)
  if (firms.length === 0) return { partners: [] }
  const ids = firms.map(({ id }) => id)
  const told = await tx.rows<Told>(
    `select distinct on (enterprise_id, kind) enterprise_id, kind, told_at, at from public_answer
      where company_id = $1 and enterprise_id = any($2) and kind = any($3) and state = 'TOLD'
      order by enterprise_id, kind, at desc`,
    [ids, [...PARTNER_KINDS]],
  )
  if (told.length === 0) return { partners: [] }
  const rows = await recordsOf(tx, ids, await objected(tx, ids))
  const partners = firms
    .map(({ id, tax_no: taxNo }) =>
      partnerOf(
        taxNo,
        told.filter((one) => one.enterprise_id === id),
        rows.get(id),
      ),
    )
    .filter((partner) => partner !== null)
    .sort((a, b) => (a.taxNo < b.taxNo ? -1 : 1))
  const heldAt = new Date(Math.max(...told.map(({ at }) => at.getTime()))).toISOString()
  return { partners, heldAt }
}

/** Of these enterprises those of whom something was told after `since` that reports judge of a counterparty. */
export async function partnersToldSince(
  tenant: TenantDb,
  enterpriseIds: readonly number[],
  since: Date,
): Promise<number[]> {
  const rows = await tenant.rows<{ enterprise_id: number }>(
    `select distinct enterprise_id from public_answer
      where company_id = $1 and enterprise_id = any($2) and kind = any($3) and state = 'TOLD'
        and date_trunc('milliseconds', at) > $4`,
    [[...enterpriseIds], [...PARTNER_KINDS], since],
  )
  return rows.map(({ enterprise_id: id }) => id)
}

type Records = LookedUpPartner['records']

function partnerOf(
  taxNo: string,
  told: readonly Told[],
  rows: Records | undefined,
): LookedUpPartner | null {
  if (told.length === 0) return null
  const oldest = Math.min(...told.map(({ told_at: at }) => at.getTime()))
  return {
    taxNo,
    toldAt: beijingTime(oldest),
    records: Object.fromEntries(told.map(({ kind }) => [kind, rows?.[kind] ?? []])) as Records,
  }
}

type Row = { enterpriseId: number; key: string; gone: boolean; match: string }

async function recordsOf(
  tx: TenantDb,
  ids: readonly number[],
  disputed: ReadonlySet<string>,
): Promise<Map<number, Records>> {
  const records = new Map<number, Partial<Record<PartnerKind, unknown[]>>>()
  for (const kind of PARTNER_KINDS) {
    const rows = await publicRowsOfMany(tx, kind, ids, [...PARTNER_FIELDS[kind]] as never[])
    for (const { enterpriseId, key, gone, match, ...record } of rows as Row[]) {
      const of = records.get(enterpriseId) ?? {}
      const open = disputed.has(`${enterpriseId}/${kind}/${key}`)
      of[kind] = [...(of[kind] ?? []), open ? { ...record, disputed: true } : record]
      records.set(enterpriseId, of)
    }
  }
  return records as Map<number, Records>
}

/** Codes of the largest firms on either side, by what was invoiced in the newest twelve months, the enterprise itself left out. */
export function largestPartners({ digests, counterparties, registration }: InvoiceFacts): string[] {
  const codes = new Map(counterparties.map(({ id, taxNo, person }) => [id, person ? null : taxNo]))
  const newest = Math.max(...digests.map(({ month }) => month))
  const of = (side: Direction) => {
    const sums = new Map<string, number>()
    for (const { direction, month, counterparties: c } of digests) {
      if (direction !== side || month <= newest - MONTHS) continue
      for (const [i, id] of c.id.entries()) {
        const code = codes.get(id)
        if (code && code !== registration.taxNo)
          sums.set(code, (sums.get(code) ?? 0) + c.blueTotal[i]! - c.redTotal[i]!)
      }
    }
    const ranked = [...sums].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    return ranked.slice(0, LARGEST_PARTNERS).map(([code]) => code)
  }
  return [...new Set([...of('OUT'), ...of('IN')])]
}

/** What is known of held enterprises beside their trade: state, trade, place, and what registry, courts and bureaus hold against them today. */
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { validityOf } from '@xinjian/engine/public/records/validity'
import { AREAS, areaOf } from '@xinjian/format/bureau/areas'
import { sectionOfIndustry } from '@xinjian/format/industry/section-of'
import { type PublicRecordKind, recordFields } from '@xinjian/format/public-records/kinds'
import type { RiskLabel } from '@xinjian/graph/graph'
import type { TenantDb } from '../../../db/tenant.ts'
import { answeredOfMany } from '../../facts/public/read.ts'
import { publicRowsOfMany, registeredOfMany } from '../../facts/records/read.ts'
import type { HeldEnterprise } from './enterprises.ts'

export interface Attributes {
  status: string | null
  /** Section of GB/T 4754. */
  industry: string | null
  /** Code of the area. */
  region: string | null
  /** null = nobody was asked: not judged. */
  risks: RiskLabel[] | null
}

/** Kinds that hold against an enterprise while they hold, and the code of the label. */
const RISKS: readonly (readonly [PublicRecordKind, RiskLabel])[] = [
  ['DISHONEST', 'dishonest'],
  ['CONSUMPTION_LIMIT', 'consumption-limit'],
  ['ENFORCEMENT', 'enforced'],
  ['ABNORMAL_LIST', 'abnormal-operation'],
  ['SERIOUS_VIOLATION', 'serious-violation'],
  ['EQUITY_FREEZE', 'equity-freeze'],
  ['BANKRUPTCY', 'bankruptcy'],
]

/** By id. */
export async function attributesOf(
  tenant: TenantDb,
  held: readonly HeldEnterprise[],
): Promise<Map<number, Attributes>> {
  const ids = held.map(({ id }) => id)
  const [published, registered, risks] = await Promise.all([
    publicRowsOfMany(tenant, 'BUSINESS_REGISTRATION', ids, ['status', 'industry']),
    registeredOfMany(
      tenant,
      held.flatMap(({ id, usable }) => (usable.includes('REGISTRATION') ? [id] : [])),
    ),
    risksOf(tenant, ids),
  ])
  const told = new Map(published.map((row) => [row.enterpriseId, row]))
  const bureau = new Map(registered.map((row) => [row.enterpriseId, row]))
  return new Map(
    held.map(({ id, taxNo, registration: stated }) => {
      const [registry, tax] = [told.get(id), bureau.get(id)]
      const abnormal = tax?.taxpayerStatus?.includes('非正常') ? ['abnormal-taxpayer' as const] : []
      const known = risks.get(id) ?? (abnormal.length > 0 ? [] : null)
      return [
        id,
        {
          status: registry?.status ?? tax?.status ?? textOf(stated.registrationStatus),
          industry:
            textOf(stated.industrySection) ??
            sectionOfIndustry(tax?.industry) ??
            sectionOfIndustry(registry?.industry),
          region: regionOf(taxNo),
          risks: known && [...known, ...abnormal],
        },
      ]
    }),
  )
}

/** Area of a tax number; null = it is of no area. */
export function regionOf(taxNo: string | null): string | null {
  if (!taxNo || !/^[0-9A-Z]{18}$/.test(taxNo)) return null
  const area = areaOf(taxNo)
  return AREAS.some(({ code }) => code === area) ? area : null
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value ? value : null

/** Of enterprises about which all kinds that hold against one were answered; of others those that were found. */
async function risksOf(
  tenant: TenantDb,
  ids: readonly number[],
): Promise<Map<number, RiskLabel[]>> {
  const { day } = chinaDay(new Date().toISOString())
  const answered = await answeredOfMany(
    tenant,
    ids,
    RISKS.map(([kind]) => kind),
  )
  const found = new Map<number, RiskLabel[]>(answered.map((id) => [id, []]))
  const asked = await Promise.all(
    RISKS.map(async ([kind, code]) => {
      const fields = Object.keys(recordFields(kind)) as never[]
      const rows = await publicRowsOfMany(tenant, kind, ids, fields)
      return { code, rows: rows.filter((row) => validityOf(kind, row as never, day) === 'CURRENT') }
    }),
  )
  for (const { code, rows } of asked)
    for (const id of new Set(rows.map(({ enterpriseId }) => enterpriseId)))
      found.set(id, [...(found.get(id) ?? []), code])
  return found
}

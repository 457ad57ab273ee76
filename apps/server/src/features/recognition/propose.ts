/**
 * A correction made once is proposed next time for the same issuer: of the same kind and field, where the same was read, or where the same
 * sign was misread at the same place. A proposal is never applied by itself.
 */
import type { TenantDb } from '../../db/tenant.ts'

export interface ReadOf {
  kind: string
  /** Tax number of the seller, or the company of a ticket, as read. */
  issuer: string | null
  field: string
  read: string
}

/** What was made of a field before, the newest first; what was confirmed as well. */
export interface Before {
  kind: string
  issuer: string | null
  field: string
  read: string
  corrected: string
  at: Date
}

export interface Proposal {
  field: string
  read: string
  proposed: string
  /** The same was read before, or the same sign was misread at the same place. */
  why: 'SAME_VALUE' | 'SAME_SLIP'
  /** How often it was corrected so. */
  times: number
  lastAt: Date
}

/** These name the issuer: misread they name another, so that the misread value itself tells who it is. */
const ISSUERS = new Set(['sellerTaxNo', 'sellerName', 'company', 'provider'])

export function proposals(readings: readonly ReadOf[], before: readonly Before[]): Proposal[] {
  return readings.flatMap((reading) => {
    const known = before.filter(
      (one) =>
        one.kind === reading.kind &&
        one.field === reading.field &&
        (ISSUERS.has(reading.field) || (one.issuer !== null && one.issuer === reading.issuer)),
    )
    return sameValue(reading, known) ?? sameSlip(reading, known) ?? []
  })
}

function sameValue({ field, read }: ReadOf, known: readonly Before[]): Proposal | null {
  const same = known.filter((one) => one.read === read)
  // Once it was right as it stands: nothing tells this time from that.
  if (same.some((one) => one.corrected === read)) return null
  return best(
    field,
    read,
    'SAME_VALUE',
    same.filter((one) => one.corrected !== ''),
    (one) => one.corrected,
  )
}

/** A letter for a figure, a figure for a letter: figure for figure tells nothing of the next number. */
function sameSlip({ field, read }: ReadOf, known: readonly Before[]): Proposal | null {
  // What stands as it was confirmed, or as it was corrected to, is no slip.
  if (known.some((one) => one.corrected === read)) return null
  const signs = [...read]
  const slips = known.flatMap((one) => {
    const [was, right] = [[...one.read], [...one.corrected]]
    if (was.length !== right.length || was.length !== signs.length) return []
    const places = was.flatMap((sign, i) => (sign === right[i] ? [] : [i]))
    const fits =
      places.length > 0 &&
      places.length <= 2 &&
      places.every((i) => signs[i] === was[i] && classOf(was[i]!) !== classOf(right[i]!))
    if (!fits) return []
    return [{ ...one, mended: signs.map((s, i) => (places.includes(i) ? right[i] : s)).join('') }]
  })
  return best(field, read, 'SAME_SLIP', slips, (one) => one.mended)
}

const classOf = (sign: string): string =>
  /\d/.test(sign) ? 'figure' : /[A-Za-z]/.test(sign) ? 'letter' : 'other'

/** What was said most often; of two as often, what was said last. */
function best<T extends Before>(
  field: string,
  read: string,
  why: Proposal['why'],
  found: readonly T[],
  to: (one: T) => string,
): Proposal | null {
  const said = new Map<string, { times: number; lastAt: Date }>()
  for (const one of found) {
    const { times = 0, lastAt = one.at } = said.get(to(one)) ?? {}
    said.set(to(one), { times: times + 1, lastAt })
  }
  const [first] = [...said].sort(
    ([, a], [, b]) => b.times - a.times || b.lastAt.getTime() - a.lastAt.getTime(),
  )
  return first ? { field, read, proposed: first[0], why, ...first[1] } : null
}

/** Enough for the issuers of a company; older ones give way. */
const MOST = 2_000

export const correctionsBefore = (
  tenant: TenantDb,
  kind: string,
  issuer: string | null,
): Promise<Before[]> =>
  tenant.rows<Before>(
    `select kind, issuer, field, read, corrected, at from recognition_correction
      where company_id = $1 and kind = $2 and read is not null and (issuer = $3 or field = any ($4)) order by at desc limit ${MOST}`,
    [kind, issuer, [...ISSUERS]],
  )

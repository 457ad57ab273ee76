/** How the counterparties stand, as far as the company looked them up: by position, as seen on the day that the report looks from. */
import { comparableName, formerNamesIn } from '@xinjian/format/firm-name'
import { chinaInstant, optionalDay } from '../../kit/calendar/calendar.ts'
import { GONE, IRREGULAR_NOTICE } from '../../public/records/gone.ts'
import { validityOf } from '../../public/records/validity.ts'
import type { InvoiceContext } from '../context/context.ts'
import { oncePerReport } from '../context/once.ts'
import type { LookedUpPartner } from '../facts/partners.ts'
import type { DayNumber, Direction } from '../facts.ts'

export type Irregularity = 'CANCELLED' | 'REVOKED' | 'IRREGULAR_TAXPAYER' | 'DISHONEST'

export interface PartnerStatus {
  /** null = nothing speaks against it in what was told. */
  irregular: Irregularity | null
  /** An objection is open to a record that it is irregular by: the mark changes nothing, whoever reads a report may raise one. */
  disputed: boolean
  /** All that its standing is read from was told: only then does silence speak for it. */
  whole: boolean
  /** Whether the registry knows it by the name on its invoices; null = the registry was not told. */
  named: boolean | null
  /** Day of the answers, ISO. */
  toldOn: string
}

/** Standings by position. Of a report that looks back there are none: what is published says what holds today. */
export const partnerStatuses = oncePerReport((context): ReadonlyMap<number, PartnerStatus> => {
  const standings = new Map<number, PartnerStatus>()
  const told = new Map((context.facts.partners ?? []).map((partner) => [partner.taxNo, partner]))
  if (told.size === 0 || context.lookingBack) return standings
  for (const [position, { taxNo, name, person }] of context.facts.counterparties.entries()) {
    const partner = taxNo === null || person ? undefined : told.get(taxNo)
    const standing = partner && standingOf(context, partner, name)
    if (standing) standings.set(position, standing)
  }
  return standings
})

function standingOf(
  { asOf, rules: { partners } }: InvoiceContext,
  { toldAt, records }: LookedUpPartner,
  name: string,
): PartnerStatus | null {
  const toldOn = chinaInstant(toldAt).slice(0, 10)
  const told = optionalDay(toldOn)!
  if (told < asOf - partners.freshDays) return null
  const { BUSINESS_REGISTRATION: registered, DISHONEST: dishonest, TAX_NOTICE: notices } = records
  return {
    // What was published after the invoices were read holds the more.
    ...irregularity(records, Math.max(asOf, told), partners.noticeDays),
    // A firm that the registry does not know is no firm without a blemish.
    whole: (registered?.length ?? 0) > 0 && dishonest !== undefined && notices !== undefined,
    named: registered?.length ? registered.some((record) => bears(record, name)) : null,
    toldOn,
  }
}

function irregularity(
  { BUSINESS_REGISTRATION, DISHONEST, TAX_NOTICE }: LookedUpPartner['records'],
  day: DayNumber,
  noticeDays: number,
): Pick<PartnerStatus, 'irregular' | 'disputed'> {
  const past = (on: string | null) => (optionalDay(on) ?? Number.POSITIVE_INFINITY) <= day
  const by = (irregular: Irregularity, held: readonly { disputed?: true }[]) => ({
    irregular,
    disputed: held.some(({ disputed }) => disputed),
  })
  for (const record of BUSINESS_REGISTRATION ?? []) {
    const { status, cancelledOn, revokedOn } = record
    if (past(revokedOn) || /吊销/.test(status ?? '')) return by('REVOKED', [record])
    if (past(cancelledOn) || GONE.test(status ?? '')) return by('CANCELLED', [record])
  }
  const listed = DISHONEST?.filter((one) => validityOf('DISHONEST', one, day) === 'CURRENT') ?? []
  if (listed.length > 0) return by('DISHONEST', listed)
  const notices = TAX_NOTICE?.filter(({ noticeType, publishedOn }) => {
    const on = optionalDay(publishedOn)
    const recent = on !== null && on <= day && on > day - noticeDays
    return recent && IRREGULAR_NOTICE.test(noticeType ?? '')
  })
  return notices?.length ? by('IRREGULAR_TAXPAYER', notices) : { irregular: null, disputed: false }
}

const bears = (
  { name, formerNames }: { name: string | null; formerNames: string | null },
  written: string,
): boolean =>
  [name ?? '', ...formerNamesIn(formerNames)].some(
    (known) => known !== '' && comparableName(known) === comparableName(written),
  )

export interface LookedUpShare {
  /** Σ nets of L12 floored at 0 of partners that were looked up, 分. */
  looked: number
  /** Of all partners. */
  whole: number
  /** How many were looked up, among those with a net in L12. */
  parties: number
}

/** What of a partner must be known for it to count as looked up: its standing, or the name that the registry has. */
const KNOWN = {
  STANDING: ({ irregular, whole }: PartnerStatus) => irregular !== null || whole,
  NAME: ({ named }: PartnerStatus) => named !== null,
} as const

/** How much of a direction was looked up. */
export function lookedUpShare(
  context: InvoiceContext,
  direction: Direction,
  what: keyof typeof KNOWN = 'STANDING',
): LookedUpShare {
  const { net } = context.parties(direction, 'L12')
  const statuses = partnerStatuses(context)
  const share = { looked: 0, whole: 0, parties: 0 }
  for (let p = 0; p < net.length; p++) {
    if (net[p]! <= 0) continue
    share.whole += net[p]!
    const status = statuses.get(p)
    if (!status || !KNOWN[what](status)) continue
    share.looked += net[p]!
    share.parties++
  }
  return share
}

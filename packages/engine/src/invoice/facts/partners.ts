/** What registry, courts and tax bureau publish of counterparties that the company looked up: the few fields that their standing is read from. */
import type { PublicRecord } from '@xinjian/format/public-records/kinds'

/** Kinds of records that say whether a partner still stands (domain §3.2 I-061, I-062). */
export const PARTNER_KINDS = ['BUSINESS_REGISTRATION', 'DISHONEST', 'TAX_NOTICE'] as const
export type PartnerKind = (typeof PARTNER_KINDS)[number]

/** Fields of a record that are kept: no person stands in them. */
export const PARTNER_FIELDS = {
  BUSINESS_REGISTRATION: ['name', 'formerNames', 'status', 'cancelledOn', 'revokedOn'],
  DISHONEST: ['publishedOn', 'filedOn', 'behaviour'],
  TAX_NOTICE: ['noticeType', 'publishedOn'],
} as const satisfies { [K in PartnerKind]: readonly (keyof PublicRecord<K>)[] }

type PartnerRecord<K extends PartnerKind> = Pick<
  PublicRecord<K>,
  (typeof PARTNER_FIELDS)[K][number] & keyof PublicRecord<K>
> & {
  /** An objection to it is open. Absent = none is. */
  disputed?: true
}

export interface LookedUpPartner {
  /** Its code, as in the dictionary of counterparties. */
  taxNo: string
  /** Instant of the oldest answer that its records are from, ISO. */
  toldAt: string
  /** Records that bear its own code, by kind; a kind that was not told is absent. */
  records: { [K in PartnerKind]?: PartnerRecord<K>[] }
}

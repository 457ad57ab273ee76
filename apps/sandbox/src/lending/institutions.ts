/** Institutions that report to the bureau: an anonymous code has one type for good, whoever asks there. */
import type { InstitutionType } from '@xinjian/format/lending/records'

export interface Institution {
  code: string
  type: InstitutionType
}

const listed = (prefix: string, counts: Partial<Record<InstitutionType, number>>): Institution[] =>
  Object.entries(counts)
    .flatMap(([type, count]) => Array.from({ length: count }, () => type as InstitutionType))
    .map((type, i) => ({ code: `${prefix}${String(i + 1).padStart(3, '0')}`, type }))

export const BANKS = listed('B', {
  STATE_BANK: 6,
  JOINT_STOCK_BANK: 8,
  CITY_RURAL_BANK: 16,
  INTERNET_BANK: 4,
})

export const OTHERS = listed('N', {
  CONSUMER_FINANCE: 8,
  MICRO_LENDER: 10,
  ONLINE_MICRO_LENDER: 8,
  LEASING: 6,
  FACTORING: 5,
  GUARANTEE: 4,
  OTHER: 3,
})

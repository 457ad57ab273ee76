/** What of registry and courts the enterprise basic report shows (domain §3.14): no figure in it needs what it does not ask for. */
import { COURT_RECORD_KINDS, type PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { Brief } from '../public/brief.ts'
import { BASIC_SECTIONS } from './sections.ts'
import { BASIC_SAYS } from './words.ts'

/** Cases are counted over all that courts tell, as the other reports count them. */
export const KINDS: readonly PublicRecordKind[] = [
  'BUSINESS_REGISTRATION',
  'EQUITY_HOLDER',
  'KEY_PERSON',
  'REGISTRATION_CHANGE',
  'INVESTMENT',
  'ABNORMAL_LIST',
  'SERIOUS_VIOLATION',
  'ADMIN_PENALTY',
  'TAX_NOTICE',
  'PERMIT',
  ...COURT_RECORD_KINDS,
]

/** Left out: claims against revenue, which stands in annual reports (J-06), and firms at one address, phone or person (J-16, J-17). */
const INDICATORS =
  'J-01 J-02 J-03 J-04 J-05 J-07 J-08 J-09 J-10 J-11 J-12 J-13 J-14 J-15 J-18'.split(' ')
const RULES = ['R-046', 'R-047', 'R-069']

export const BRIEF: Brief = {
  kinds: KINDS,
  indicators: INDICATORS,
  rules: RULES,
  sections: BASIC_SECTIONS,
  conventions: [BASIC_SAYS.brief],
}

/** Columns that rest sealed under a key of the company whose row it is, or of the platform (docs/decisions/0254, 0265). The one list: what seals, counts, turns and exports them goes by it. */

/** In the place of a company's number: the platform's own, whose key stands under it beside theirs. No company has it. */
export const PLATFORM = 0

export interface SealedPair {
  table: string
  /** Where a release before wrote it, and this one reads it from: null in every row that is sealed. */
  clear: string
  /** Where it rests. */
  sealed: string
  /** The rest of the row's key beside company_id. */
  key: string
  /** SQL by which a row is of company $1; absent = by its company_id. `PLATFORM` = all are the platform's own. */
  own?: string | typeof PLATFORM
  /** Where the blind index of the value stands, by which it is found (blind-index.ts); absent = it is not looked for. */
  index?: string
  /** It is unique by that index: which stands beside the clear value as well, in every row before the first one is sealed. */
  unique?: true
  /** The clear column is JSON. */
  json: boolean
  /** By whose connections what rests in clear is sealed: the company's own, the platform's, or, where rows are only ever added, those of the owner of the tables alone. */
  by: 'tenant' | 'system' | 'owner'
}

/** A row of somebody's account is his company's. */
const OF_USER = 'user_id in (select id from app_user where company_id = $1)'

export const SEALED_PAIRS = {
  'agreement.evidence': {
    ...{ table: 'agreement', clear: 'evidence', sealed: 'evidence_sealed', key: 'contract_no' },
    ...{ json: true, by: 'owner' },
  },
  'app_user.email': {
    ...{ table: 'app_user', clear: 'email', sealed: 'email_sealed', key: 'id' },
    ...{ index: 'email_index', json: false, by: 'system' },
  },
  'app_user.mobile': {
    ...{ table: 'app_user', clear: 'mobile', sealed: 'mobile_sealed', key: 'id' },
    ...{ index: 'mobile_index', unique: true, json: false, by: 'system' },
  },
  'company_erasure.mail_to': {
    ...{ table: 'company_erasure', clear: 'mail_to', sealed: 'mail_sealed', key: 'no' },
    ...{ json: false, by: 'system', own: PLATFORM },
  },
  'lead.email': {
    ...{ table: 'lead', clear: 'email', sealed: 'email_sealed', key: 'id' },
    ...{ json: false, by: 'system', own: PLATFORM },
  },
  'lead.phone': {
    ...{ table: 'lead', clear: 'phone', sealed: 'phone_sealed', key: 'id' },
    ...{ index: 'phone_index', json: false, by: 'system', own: PLATFORM },
  },
  'loan.payee_account': {
    ...{ table: 'loan', clear: 'payee_account', sealed: 'payee_account_sealed', key: 'no' },
    ...{ json: false, by: 'tenant' },
  },
  'lost_device.phone': {
    ...{ table: 'lost_device', clear: 'phone', sealed: 'phone_sealed', key: 'id' },
    ...{ json: false, by: 'system' },
  },
  'notice_delivery.address': {
    ...{ table: 'notice_delivery', clear: 'address', sealed: 'address_sealed', key: 'id' },
    ...{ json: false, by: 'tenant' },
  },
  'registration.email': {
    ...{ table: 'registration', clear: 'email', sealed: 'email_sealed', key: 'id' },
    ...{ json: false, by: 'system', own: PLATFORM },
  },
  'registration.mobile': {
    ...{ table: 'registration', clear: 'mobile', sealed: 'mobile_sealed', key: 'id' },
    ...{ json: false, by: 'system', own: PLATFORM },
  },
  'sensitive_change.body': {
    ...{ table: 'sensitive_change', clear: 'body', sealed: 'body_sealed', key: 'id' },
    ...{ json: true, by: 'system' },
  },
  'weighty_act.before': {
    ...{ table: 'weighty_act', clear: 'before', sealed: 'before_sealed', key: 'id' },
    ...{ json: true, by: 'system', own: OF_USER },
  },
  'weighty_act.email': {
    ...{ table: 'weighty_act', clear: 'email', sealed: 'email_sealed', key: 'id' },
    ...{ json: false, by: 'system', own: OF_USER },
  },
  'weighty_act.mobile': {
    ...{ table: 'weighty_act', clear: 'mobile', sealed: 'mobile_sealed', key: 'id' },
    ...{ json: false, by: 'system', own: OF_USER },
  },
} as const satisfies Record<string, SealedPair>

export type SealedName = keyof typeof SEALED_PAIRS

/** Columns in which an HMAC rests in the place of the value itself: it is found by, and never read. */
export const HASHED_COLUMNS = ['sms_code.mobile'] as const

export type HashedName = (typeof HASHED_COLUMNS)[number]

export const sealedPairs = (): (SealedPair & { name: SealedName })[] =>
  (Object.keys(SEALED_PAIRS) as SealedName[]).map((name) => ({ name, ...SEALED_PAIRS[name] }))

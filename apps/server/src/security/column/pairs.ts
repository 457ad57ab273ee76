/** Columns that rest sealed under a key of the company whose row it is (docs/decisions/0254). The one list: what seals, counts, turns and exports them goes by it. */

export interface SealedPair {
  table: string
  /** Where a release before wrote it, and this one reads it from: null in every row that is sealed. */
  clear: string
  /** Where it rests. */
  sealed: string
  /** The rest of the row's key beside company_id. */
  key: string
  /** The clear column is JSON. */
  json: boolean
  /** By whose connections what rests in clear is sealed: the company's own, the platform's, or, where rows are only ever added, those of the owner of the tables alone. */
  by: 'tenant' | 'system' | 'owner'
}

export const SEALED_PAIRS = {
  'agreement.evidence': {
    ...{ table: 'agreement', clear: 'evidence', sealed: 'evidence_sealed', key: 'contract_no' },
    ...{ json: true, by: 'owner' },
  },
  'loan.payee_account': {
    ...{ table: 'loan', clear: 'payee_account', sealed: 'payee_account_sealed', key: 'no' },
    ...{ json: false, by: 'tenant' },
  },
  'lost_device.phone': {
    ...{ table: 'lost_device', clear: 'phone', sealed: 'phone_sealed', key: 'id' },
    ...{ json: false, by: 'system' },
  },
} as const satisfies Record<string, SealedPair>

export type SealedName = keyof typeof SEALED_PAIRS

export const sealedPairs = (): (SealedPair & { name: SealedName })[] =>
  (Object.keys(SEALED_PAIRS) as SealedName[]).map((name) => ({ name, ...SEALED_PAIRS[name] }))

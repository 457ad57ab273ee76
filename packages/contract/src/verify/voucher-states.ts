import { VERIFY_RESULTS } from '@xinjian/format/verify/result'

/** What became of a recognised voucher: a result of the platform, nothing yet, or a ticket that no platform knows. Names no schema: pages import it. */
export const VOUCHER_STATES = [...VERIFY_RESULTS, 'NOT_VERIFIED', 'CANNOT_VERIFY'] as const
export type VoucherState = (typeof VOUCHER_STATES)[number]

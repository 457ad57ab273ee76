/** Thresholds and limits of this part of the tax report (domain §3.3, §4). */

export const RECORD_FLAGS = {} as const
export const RECORD_LIMITS = {} as const

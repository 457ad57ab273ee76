/** Thresholds and limits of this part of the tax report (domain §3.3, §4). */

export const CROSS_FLAGS = {} as const
export const CROSS_LIMITS = {} as const

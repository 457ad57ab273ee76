/** Thresholds and limits of what returns say (domain §3.3, §4). */

export const RETURN_FLAGS = {} as const
export const RETURN_LIMITS = {} as const

/**
 * Most that 小额简化测算 comes to, 万元: what the platform lets an institution choose, with or without a lower bound of its own.
 * Ours: the 管理办法 names no amount (docs/decisions/0124).
 */
export const SMALL_AMOUNT_MAX_WAN = 50

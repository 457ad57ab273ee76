import type { Direction } from '@xinjian/engine/invoice/facts'

/** By the code that tables keep. */
export const DIRECTIONS = ['OUT', 'IN'] as const
export const directionCode = (direction: Direction): 0 | 1 => (direction === 'OUT' ? 0 : 1)

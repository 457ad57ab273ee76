/** E-13: which items have not moved for how long, as far as that is known. */
import type { DayNumber } from '../../kit/calendar/window.ts'
import { ERP_ITEM_PARAM } from '../params.ts'
import type { ItemStock } from './latest.ts'
import { type Motion, NEVER } from './motion.ts'

/** `UNKNOWN`: it has not been seen to move, and not enough days are known to say that it did not. */
export type Rest = 'MOVING' | 'IDLE' | 'DEAD' | 'UNKNOWN'

const { idleDays, deadDays } = ERP_ITEM_PARAM

export function restOf({ item }: ItemStock, day: DayNumber, { last, days }: Motion): Rest {
  const still = day - last[item.at]!
  if (still < idleDays) return 'MOVING'
  if (days < idleDays) return 'UNKNOWN'
  return still >= deadDays && days >= deadDays ? 'DEAD' : 'IDLE'
}

/** Days since it last moved; null = it has not within the known days. */
export function stillFor({ item }: ItemStock, day: DayNumber, { last }: Motion): number | null {
  const on = last[item.at]!
  return on === NEVER ? null : Math.max(0, day - on)
}

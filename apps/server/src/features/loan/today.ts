/** Days of loans are calendar days of China. */
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { type DayNumber, parseDay } from '@xinjian/engine/kit/calendar/window'

export const todayInChina = (): DayNumber => chinaDay(new Date().toISOString()).day

/** Of a day that the database or the contract checked. */
export const dayOf = (text: string): DayNumber => parseDay(text)!

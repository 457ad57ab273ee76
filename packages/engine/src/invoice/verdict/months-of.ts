import { type KnownMonths, knownMonths } from '../../kit/verdict/known-months.ts'
import type { InvoiceContext } from '../context/context.ts'
import type { Direction } from '../facts.ts'

/** Of the last 12 months. */
export const monthsOf = (context: InvoiceContext, direction: Direction): KnownMonths =>
  knownMonths(context.series(direction), context.span('L12'))

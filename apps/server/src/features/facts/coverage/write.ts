/** Coverage, for whoever brings rows. */
export { coverMonth } from './months.ts'
export { extendPeriod } from './periods.ts'

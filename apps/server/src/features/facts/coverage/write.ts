/** Coverage, for whoever brings rows. */
export { coverMonths } from './months.ts'
export { extendPeriod, type StatedMonths, widenPeriod } from './periods.ts'
export {
  COLLECTED_IMPORTS,
  collectedImports,
  lastUpload,
  takeOutBooks,
  takeOutCoverage,
} from './take-out.ts'

/** Coverage, for whoever reads it: which months and datasets are there, from which source, how fresh. */

export { type Collection, fileMonths, ofBureau, shownMonths } from './collections.ts'
export { COVERED, coverageOf, type Period } from './coverage.ts'
export { DIRECTIONS, directionCode } from './direction.ts'
export { type Freshness, freshnessOf, wireFreshness } from './freshness.ts'
export {
  coveredMonths,
  type InvoiceDataset,
  lastCoveredMonth,
  lastCoveredMonths,
  originsOf,
} from './months.ts'
export { periodOf } from './periods.ts'
export { PERIODS, type SourcePeriod, sourcesOf, UPLOADS, type UploadCounts } from './sources.ts'

export { type Call, chargeOf, hold, type Outcome, reverse, settle } from './meter.ts'
export {
  countedOf,
  type MonthLine,
  recordedOf,
} from './months.ts'
export { chargedThisMonth, type Quote, quotesFor } from './quote.ts'
export { type UsageFilter, type UsageSort, usageWalk } from './records.ts'
export { meteringRoutes } from './routes.ts'

export { type Call, viaOf } from './hold.ts'
export { chargeOf, hold, type MeterTx, type Outcome, reverse, settle } from './meter.ts'
export {
  automaticOf,
  countedOf,
  type MonthLine,
  recordedOf,
} from './months.ts'
export { costOfCalls, costsOfMonth } from './of-secondary.ts'
export { monthOf, usedOf } from './quota.ts'
export { chargedThisMonth, type Quote, quotesFor } from './quote.ts'
export { type UsageFilter, type UsageSort, usagePage, usageWalk } from './records.ts'
export { meteringRoutes } from './routes.ts'

export { billingRoutes } from './routes.ts'
export { startBillFreeze } from './sweep.ts'
export { startBalanceWarnings } from './warn.ts'

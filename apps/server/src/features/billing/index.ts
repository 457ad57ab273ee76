export { billExportJob } from './export.ts'
export { billingRoutes } from './routes.ts'
export { startBillFreeze } from './sweep.ts'

export { deliveryJob } from './deliver.ts'
export { startNoticeSweep } from './retention.ts'
export { noticeRoutes } from './routes.ts'
export { momentOf, type News, type TellingTx, tell, tellingTx } from './tell.ts'

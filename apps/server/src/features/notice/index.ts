export { deliveryJob } from './deliver.ts'
export { forgetNotices, startNoticeSweep } from './retention.ts'
export { noticeRoutes } from './routes.ts'
export { momentOf, type News, type TellingTx, tell, tellingTx } from './tell.ts'

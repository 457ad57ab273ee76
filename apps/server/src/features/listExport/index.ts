export { listExportJob } from './job.ts'
export { listExportRoutes } from './routes.ts'
export { startExportSweep } from './sweep.ts'
export { type Batch, checkedFilter, type Lists, rowsOf, type Walk } from './walk.ts'

export { backtestJob } from './job.ts'
export { backtestRoutes } from './routes.ts'
export { isResultSealed } from './sealed.ts'

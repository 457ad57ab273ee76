export { backtestJob } from './job.ts'
export { backtestRoutes } from './routes.ts'

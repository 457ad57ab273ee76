export { watchJob } from './job.ts'
export { watchRoutes } from './routes.ts'

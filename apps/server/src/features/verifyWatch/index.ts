export { watchesHeld } from './held.ts'
export { watchJob } from './job.ts'
export { watchRoutes } from './routes.ts'

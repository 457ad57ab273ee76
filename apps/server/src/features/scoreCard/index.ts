export { checkJob } from './check/job.ts'
export { ownScorer, versionInForce } from './in-force.ts'
export { scoreCardJob } from './job.ts'
export { scoreCardRoutes } from './routes.ts'

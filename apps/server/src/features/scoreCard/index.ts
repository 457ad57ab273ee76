export { checkJob } from './check/job.ts'
export { cardStands, ownScorer, versionInForce, withdrawnAmong } from './in-force.ts'
export { scoreCardJob } from './job.ts'
export { scoreCardRoutes } from './routes.ts'

export { bookFor, bookToTry, versionInForce, withSuppressions } from './in-force.ts'
export { rulebookRoutes } from './routes.ts'
export { suppressionsOf } from './suppressions.ts'

export {
  bookFor,
  bookInForceOf,
  bookToTry,
  versionInForce,
  withSuppressions,
} from './in-force.ts'
export { platformInForce, platformVersion } from './platform-table.ts'
export { rulebookRoutes } from './routes.ts'
export { suppressionsOf } from './suppressions.ts'

export { collectedRoutes } from './calls.ts'
export { type Highlight, highlightsOf } from './highlights.ts'
export { lookedAt } from './looked-at.ts'
export { sourcesOf } from './summary.ts'

export { collectedRoutes } from './calls.ts'
export { type Highlight, highlightsOf } from './highlights.ts'

export { booksRoutes } from './books/calls.ts'
export { collectedRoutes } from './calls.ts'
export { type Highlight, highlightsOf } from './highlights.ts'
export { sourcesOf } from './summary.ts'

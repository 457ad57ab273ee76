export { examplesOf } from './example.ts'
export { templateRoutes } from './routes.ts'
export { viewFor } from './view.ts'

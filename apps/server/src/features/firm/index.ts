export { keepMatters } from './keep.ts'
export { lineBeside, withoutReasons } from './outside.ts'
export { firmRoutes } from './routes.ts'
export { firmsWithMatters } from './work.ts'

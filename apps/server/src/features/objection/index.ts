export { openObjections, openObjectionsOfMany } from './open.ts'
export type { RecordsOfReports } from './reports.ts'
export { objectionRoutes } from './routes.ts'

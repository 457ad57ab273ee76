export { startSensitive } from './enact.ts'
export { sensitiveRoutes } from './routes.ts'

export { startMeasuring } from './measure.ts'
export { serviceStatusRoutes } from './routes.ts'

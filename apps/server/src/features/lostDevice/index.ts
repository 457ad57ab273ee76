export { lostDeviceRoutes } from './routes.ts'

export { galaxyRoutes } from './routes.ts'

export { secondaryRoutes } from './routes.ts'

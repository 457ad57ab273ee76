export { demoCentreRoutes } from './routes.ts'

export { paletteRoutes } from './routes.ts'

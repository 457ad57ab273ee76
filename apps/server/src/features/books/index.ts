export { booksRoutes } from './routes.ts'

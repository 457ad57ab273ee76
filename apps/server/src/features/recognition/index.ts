export { hasCorrections, recordCorrections } from './corrections.ts'
export { recognitionRoutes } from './routes.ts'

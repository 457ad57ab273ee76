export { sideBySide } from './compare.ts'
export { hasCorrections, recordCorrections } from './corrections.ts'
export { recognitionRoutes } from './routes.ts'

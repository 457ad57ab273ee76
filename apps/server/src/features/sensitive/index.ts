export { type AskDeps, askKnown } from './ask.ts'
export { startSensitive } from './enact.ts'
export { sensitiveRoutes } from './routes.ts'

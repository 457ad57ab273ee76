export { lendingDemoRoutes } from './routes.ts'
export { startLendingDemoSweep } from './sweep.ts'

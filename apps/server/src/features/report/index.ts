export { reportFeature } from './feature.ts'
export { recentReports } from './recent.ts'
export { newRedFlags } from './red-flags.ts'
export { orderReport } from './service.ts'

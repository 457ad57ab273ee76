export { reportFeature } from './feature.ts'
export { countReports, latestGrades, recentReports } from './recent.ts'
export { orderReport } from './service.ts'

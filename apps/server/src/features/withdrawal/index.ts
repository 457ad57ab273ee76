export { withdrawalJob } from './job.ts'

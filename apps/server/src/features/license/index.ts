export type { License } from './parse.ts'
export { readLicense } from './read.ts'

export { readLicense } from './read.ts'

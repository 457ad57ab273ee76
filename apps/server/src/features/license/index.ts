export { readLicensePhoto } from './photo.ts'

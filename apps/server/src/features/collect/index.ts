export { placeName } from './calls/place.ts'
export { collectFeature } from './feature.ts'
export type { TaskRow } from './task.ts'

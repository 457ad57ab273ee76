export { collectFeature } from './feature.ts'
export { placeName } from './place.ts'
export type { TaskRow } from './task.ts'

export { placeName } from './calls/place.ts'
export { collectFeature } from './feature.ts'
export { STEPS } from './steps.ts'
export type { TaskRow } from './task.ts'

/** What a rule comes to: the level of a hit, MISS, or null where it cannot be judged. */
export type Level = 'HIGH' | 'MEDIUM' | 'LOW' | 'MISS' | null

/** Infinite where something stands against a base of nought, nought where nothing does. */
export type Figure = (key: string) => number | string | null

/** The most severe of the levels whose limit is reached. */
export const steps = (value: number | string | null, ...limits: [number, Level][]): Level => {
  if (typeof value !== 'number') return null
  return limits.find(([limit]) => value >= limit)?.[1] ?? 'MISS'
}
/** Beyond a limit, not at it. */
export const above = (value: number | string | null, ...limits: [number, Level][]): Level => {
  if (typeof value !== 'number') return null
  return limits.find(([limit]) => value > limit)?.[1] ?? 'MISS'
}

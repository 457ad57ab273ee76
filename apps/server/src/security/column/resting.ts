/** As a value of a sealed column rests: one of the two is null. */
export interface Resting {
  clear: string | null
  sealed: Uint8Array | null
}

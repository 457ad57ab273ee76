import type { BatchAction } from '@xinjian/contract/lists/registry'

/** Something that can be done with many rows of a list. */
export interface BatchOffer {
  action: BatchAction
  /** On the button. */
  label: string
  /** What is asked before; `n` rows. */
  ask: (n: number) => string
  /** A sentence is asked for with it, under this name. */
  reason?: string
  danger?: boolean
}

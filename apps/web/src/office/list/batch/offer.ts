import type { BatchAction } from '@xinjian/contract/lists/registry'
import type { ComponentType } from 'react'

/** What is said for all rows together. */
export type BatchArgs = Readonly<Record<string, string | number>>

/** Something that can be done with many rows of a list. */
export interface BatchOffer {
  action: BatchAction
  /** On the button. */
  label: string
  /** What is asked before; `n` rows. */
  ask: (n: number) => string
  /** A sentence is asked for with it, under this name. */
  reason?: string
  /** Asks for more than a sentence; gives null while it is not all there. */
  args?: ComponentType<{ n: number; onChange: (args: BatchArgs | null) => void }>
  danger?: boolean
}

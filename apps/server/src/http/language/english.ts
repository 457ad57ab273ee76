/** What the edge needs of English; given to it, because the tables of words belong to the features. */
import type { CodeName } from '@xinjian/contract'

export interface English {
  /** A sentence of ours; as it was given where no table has it. */
  sentence(zh: string): string
  /** What a refusal says. A sentence that no table has stands beside what its code says, so that nothing is lost. */
  refusal(code: CodeName, zh: string): string
}

/** Loads the tables with the first answer in English. */
export type EnglishGate = () => Promise<English>

/** What a task's consents come to for whoever looks at its result. */
import type { CollectTask } from '@xinjian/contract/nouns/collect'

/** TAKEN_BACK: what was collected is sealed; NO_REPORTS: it is there, and no report may be made or seen; ENDED: nothing new is made. */
export type Said = 'STANDS' | 'TAKEN_BACK' | 'NO_REPORTS' | 'ENDED'

/** The consent that the collection rests on. */
export const collectingOf = ({ kind, consents }: Pick<CollectTask, 'kind' | 'consents'>) =>
  kind === 'ERP' ? consents.ENT_ERP : consents.ENT_TAX

export function saidOf({ kind, consents }: Pick<CollectTask, 'kind' | 'consents'>): Said {
  if (collectingOf({ kind, consents }) === 'REVOKED') return 'TAKEN_BACK'
  if (consents.ENT_QUERY === 'REVOKED') return 'NO_REPORTS'
  return Object.values(consents).includes('EXPIRED') ? 'ENDED' : 'STANDS'
}

import { yuan } from '@xinjian/format'
import type { ReturnCheck } from '@xinjian/intake'
import type { Difference } from '../../facts/records/write.ts'
import { POSTED_SAYS } from './words.ts'

/** Differences told one by one; the rest are counted. */
const MOST_TOLD = 20

/** @param of what the bureau gave: 申报表（2026-01） */
export function differenceWords(of: string, all: readonly Difference[]): string[] {
  const told = all
    .slice(0, MOST_TOLD)
    .map(({ what, bureau, upload }) =>
      POSTED_SAYS.differs({ of, what, bureau: yuan(bureau), upload: yuan(upload) }),
    )
  const more = all.length - told.length
  return more > 0 ? [...told, POSTED_SAYS.differsMore({ of, n: more })] : told
}

/** Identities that fail are shown, never mended. */
export const checkWords = (checks: readonly ReturnCheck[]): string[] =>
  checks
    .filter(({ ok }) => !ok)
    .map(({ rule, where, difference }) => POSTED_SAYS.identityOfReturn({ rule, where, difference }))

import type { VerifyRow } from '@xinjian/contract/nouns/verify'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import { useVerifyWords } from './useVerifyWords.ts'

/** Grey = nothing was judged: neither good nor bad. */
export function colourOf({
  result,
  invalidMark,
}: Pick<VerifyRow, 'result' | 'invalidMark'>): FlagColour {
  if (result === 'INCONSISTENT' || result === 'NOT_FOUND') return 'red'
  if (result !== 'CONSISTENT') return 'grey'
  if (invalidMark === 'N') return 'green'
  return invalidMark === null || invalidMark === '7' ? 'yellow' : 'red'
}

export function ResultTag({ of }: { of: Pick<VerifyRow, 'result' | 'invalidMark'> }) {
  const { result } = useVerifyWords()
  return <Tag colour={colourOf(of)}>{result(of)}</Tag>
}

import type { Labels } from '../labels.ts'
import type { EvidenceAnswer } from './source.ts'

type Type = EvidenceAnswer['columns'][number]['type']

/** Both directions of every column that rows can be sorted by, the usual one first: `缴款日期 由近到远`. */
export function sortOptions(
  answer: Pick<EvidenceAnswer, 'columns' | 'sorts'>,
  t: Labels,
  say: (text: string) => string = (text) => text,
): { value: string; label: string }[] {
  return answer.sorts.flatMap((key) => {
    const column = answer.columns.find((c) => c.key === key)
    if (!column) return []
    const [down, up] = words(column.type, t)
    return [
      { value: `-${key}`, label: `${say(column.title)} ${down}` },
      { value: key, label: `${say(column.title)} ${up}` },
    ]
  })
}

function words(type: Type, t: Labels): [down: string, up: string] {
  if (type === 'date' || type === 'month') return [t.sortDateDown, t.sortDateUp]
  if (type === 'money' || type === 'ratio' || type === 'int' || type === 'number')
    return [t.sortNumberDown, t.sortNumberUp]
  return [t.sortTextDown, t.sortTextUp]
}

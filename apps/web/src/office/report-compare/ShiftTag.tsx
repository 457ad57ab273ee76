import type { Shift } from '@xinjian/engine/report/change/shift'
import { Tag } from '../../ui/Tag.tsx'

const LOOKS = {
  BETTER: { colour: 'green', mark: '▲' },
  WORSE: { colour: 'red', mark: '▼' },
} as const

/** Better or worse, by word and mark and not by colour alone; nothing where neither is known. */
export function ShiftTag({
  shift,
  label,
}: {
  shift: Shift | null
  label: (shift: Shift) => string
}) {
  if (!shift) return null
  const { colour, mark } = LOOKS[shift]
  return (
    <Tag colour={colour}>
      <span aria-hidden>{mark} </span>
      {label(shift)}
    </Tag>
  )
}

import type { OrderState } from '@xinjian/contract/scf/states'
import { useWords } from '../../../i18n/dictionary.ts'
import { type FlagColour, Tag } from '../../../ui/Tag.tsx'
import { orderWords } from './words.ts'

const COLOURS: Record<OrderState, FlagColour> = {
  ...{ DRAFT: 'yellow', VERIFIED: 'green', REJECTED: 'red', FINANCED: 'accent' },
  ...{ DELIVERED: 'accent', INVOICED: 'accent', SETTLED: 'green' },
}

export function OrderTag({ of }: { of: OrderState }) {
  const o = useWords(orderWords)
  return <Tag colour={COLOURS[of]}>{o(of)}</Tag>
}

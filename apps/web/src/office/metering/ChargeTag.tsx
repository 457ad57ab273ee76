import type { UsageState, UsageWhy } from '@xinjian/contract/money'
import { useWords } from '../../i18n/dictionary.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { yuan } from '../billing/yuan.ts'
import cells from '../common/cells.module.css'
import { words } from './charge-words.ts'

/** What a call came to, and why. */
export function ChargeTag({
  charge,
}: {
  charge: { state: UsageState; why: UsageWhy | null; amount: number } | undefined
}) {
  const t = useWords(words)
  if (!charge) return '--'
  const { state, why, amount } = charge
  return (
    <span className={cx(cells.two, textStyles.nowrap)}>
      <span className={textStyles.num}>{yuan(amount)}</span>
      <small className={textStyles.muted}>
        {state === 'HELD'
          ? why === null
            ? `${t('HELD')} · ${t('heldNote')}`
            : t(why)
          : state === 'REVERSED' || why === null
            ? t(state)
            : t(why)}
      </small>
    </span>
  )
}

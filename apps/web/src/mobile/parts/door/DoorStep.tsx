import type { CollectTask } from '@xinjian/contract/nouns/collect'
import { useCallback } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { toast } from '../../../ui/feedback.ts'
import { sendNext } from '../../tax/door/partner.ts'
import { useGo } from '../../tax/hooks/use-tax.ts'
import { partner } from '../../words/partner.ts'
import { signing } from '../../words/signing.ts'
import { BankCard } from './BankCard.tsx'
import { PartnerSms } from './PartnerSms.tsx'
import type { DoorProps } from './props.ts'

/** What the partner's door asks next of whoever signs. */
export function DoorStep(props: Omit<DoorProps, 'onPassed'>) {
  const t = useWords(partner)
  const s = useWords(signing)
  const { follow } = useGo()
  const { step } = props.asked
  const onPassed = useCallback(
    async (task: CollectTask) => {
      const of = step === 'BANK_CARD' ? '' : t(step)
      toast('success', of ? t('passed', { of }) : t('cardPassed'))
      follow(task)
      // Refused, its own page counts down or offers it again.
      const sent = await sendNext(task).catch(() => false)
      if (sent) toast('success', s('sentToast'))
    },
    [step, t, s, follow],
  )
  return step === 'BANK_CARD' ? (
    <BankCard {...props} onPassed={onPassed} />
  ) : (
    <PartnerSms key={step} {...props} of={step} onPassed={onPassed} />
  )
}

import { bankCard } from '@xinjian/contract/forms/bureau/partner'
import { Form, SubmitButton } from '../../../form/Form.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { useForm, useFormRefusal } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ownMobile, verifyCard } from '../../tax/door/partner.ts'
import { useDraft } from '../../tax/drafts.ts'
import { refresh } from '../../tax/flow.ts'
import { useSecondsUntil, useTask } from '../../tax/hooks/use-tax.ts'
import { minutes } from '../../tax/time.ts'
import { tracked } from '../../tax/track.ts'
import { partner } from '../../words/partner.ts'
import { FirmCard } from '../FirmCard.tsx'
import form from '../form.module.css'
import { Refusal } from '../Refusal.tsx'
import { Screen } from '../Screen.tsx'
import { CardNoField } from './CardNoField.tsx'
import type { DoorProps } from './props.ts'

/** Card number and reserved mobile; name and ID number are those of whoever signs. Nothing of the card is written down. */
export function BankCard({ signer, onChange, onPassed }: DoorProps) {
  const t = useWords(partner)
  const { enterprise, lockedUntil } = useTask()
  const locked = useSecondsUntil(lockedUntil ? Date.parse(lockedUntil) : 0)
  const [{ mobile: typed }] = useDraft('validate')
  const of = useForm(bankCard, {
    start: { cardNo: '', mobile: ownMobile(typed, signer) },
    onSubmit: (card) =>
      tracked('door-card', async () => {
        try {
          await onPassed(await verifyCard(card))
        } catch (error) {
          // It may have been the last try: until when, the server says.
          await refresh().catch(() => undefined)
          throw error
        }
      }),
  })
  const refusal = useFormRefusal(of)
  return (
    <Screen
      step="SIGNER"
      title={t('cardTitle')}
      note={t('cardNote', { name: signer.name })}
      onBack={onChange}
      action={
        <>
          {/* Until when is said by one clock. */}
          <Refusal text={locked > 0 ? t('cardLocked', { time: minutes(locked) }) : refusal} />
          <SubmitButton of={of} size="lg" block disabled={locked > 0}>
            {t('cardCheck')}
          </SubmitButton>
        </>
      }
    >
      {enterprise && <FirmCard {...enterprise} onChange={onChange} />}
      <Form of={of} className={form.form}>
        <CardNoField of={of} />
        <TextField
          of={of}
          name="mobile"
          label={t('cardMobile')}
          tidy
          inputClass={form.taxno}
          placeholder={t('cardMobilePlaceholder')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={18}
        />
        <p className={form.hint}>
          <Icon name="shield" size={16} />
          {t('cardPrivacy')}
        </p>
      </Form>
    </Screen>
  )
}

import { partnerMobile } from '@xinjian/contract/forms/bureau/partner'
import { Form, SubmitButton } from '../../../form/Form.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { useForm, useFormRefusal } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { toast } from '../../../ui/feedback.ts'
import { ownMobile, sendPartnerCode } from '../../tax/door/partner.ts'
import { useDraft } from '../../tax/drafts.ts'
import { useTask } from '../../tax/hooks/use-tax.ts'
import { tracked } from '../../tax/track.ts'
import { partner } from '../../words/partner.ts'
import { signing } from '../../words/signing.ts'
import { FirmCard } from '../FirmCard.tsx'
import form from '../form.module.css'
import { Refusal } from '../Refusal.tsx'
import { Screen } from '../Screen.tsx'
import type { SmsProps } from './props.ts'

/** Which mobile the partner's code goes to. */
export function PartnerMobile({ of, asked, signer, onChange }: SmsProps) {
  const t = useWords(partner)
  const s = useWords(signing)
  const { enterprise } = useTask()
  const [{ mobile: typed }] = useDraft('validate')
  const name = t(of)
  const handle = useForm(partnerMobile, {
    // Most have one number.
    start: { mobile: ownMobile(typed, signer) },
    onSubmit: ({ mobile }) =>
      tracked('door-send', async () => {
        await sendPartnerCode(of, mobile)
        toast('success', s('sentToast'))
      }),
  })
  return (
    <Screen
      step="SIGNER"
      title={t('title', { of: name })}
      note={
        asked.ownMobile
          ? t('ownNote', { of: name, to: signer.mobile })
          : t('mobileNote', { of: name })
      }
      onBack={onChange}
      action={
        <>
          <Refusal text={useFormRefusal(handle)} />
          <SubmitButton of={handle} size="lg" block>
            {t('send')}
          </SubmitButton>
        </>
      }
    >
      {enterprise && <FirmCard {...enterprise} onChange={onChange} />}
      <Form of={handle} className={form.form}>
        <TextField
          of={handle}
          name="mobile"
          label={t('mobile')}
          tidy
          inputClass={form.taxno}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={18}
        />
      </Form>
    </Screen>
  )
}

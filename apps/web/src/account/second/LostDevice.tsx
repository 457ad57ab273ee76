import { lostDeviceForm } from '@xinjian/contract/forms/lost-device'
import { lostDevice } from '@xinjian/contract/nouns/account/lostDevice'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/States.tsx'
import { CaptchaField } from '../CaptchaField.tsx'
import styles from '../login.module.css'
import { useCaptcha } from '../useCaptcha.ts'
import { lostWords } from './lost-words.ts'

/** Says that the device is lost; whether there is such an account, the answer does not tell. */
export default function LostDevice({ onBack }: { onBack: () => void }) {
  const t = useWords(lostWords)
  const [sent, setSent] = useState(false)
  const { captcha, renew } = useCaptcha()
  const form = useForm(lostDeviceForm, {
    onSubmit: async (said) => {
      const proof = await captcha?.proof()
      try {
        const body = { randomStr: '', ...said, ...proof }
        await call(lostDevice.lostDeviceReport, body, { silent: true })
        setSent(true)
      } catch (error) {
        renew()
        form.clear('code')
        throw error
      }
    },
  })
  const back = (
    <Button variant="quiet" onClick={onBack}>
      {t('back')}
    </Button>
  )
  if (sent)
    return (
      <Empty icon="check" title={t('sent')}>
        <p>{t('sentText')}</p>
        {back}
      </Empty>
    )
  const image = { src: captcha?.src ?? null, renew, asked: true }
  return (
    <div className={styles.form}>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <p>{t('what')}</p>
      <Form of={form} className={styles.form}>
        <TextField of={form} name="username" label={t('username')} autoComplete="username" />
        <TextField of={form} name="contactName" label={t('contactName')} autoComplete="name" />
        <TextField
          of={form}
          name="phone"
          label={t('phone')}
          inputMode="tel"
          hint={t('phoneHint')}
        />
        <TextField of={form} name="note" label={t('note')} />
        <CaptchaField of={form} name="code" image={image} />
        <FormRefusal of={form} />
        <SubmitButton of={form} size="lg" block>
          {t('send')}
        </SubmitButton>
      </Form>
      {back}
    </div>
  )
}

import { registerForm } from '@xinjian/contract/forms/register'
import { register } from '@xinjian/contract/nouns/register'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { CaptchaField } from '../CaptchaField.tsx'
import styles from '../login.module.css'
import { useCaptcha } from '../useCaptcha.ts'
import { LicenceField, type ReadLicence } from './LicenceField.tsx'
import { registerWords } from './register-words.ts'

/** A company asks to be a customer. `onSent` is told where the link went. */
export function RegisterForm({ onSent }: { onSent: (to: string) => void }) {
  const t = useWords(registerWords)
  const { captcha, renew } = useCaptcha()
  const [licence, setLicence] = useState<ReadLicence | null>(null)
  const [missing, setMissing] = useState(false)
  const form = useForm(registerForm, {
    onSubmit: async (typed) => {
      setMissing(!licence)
      if (!licence) return
      const proof = await captcha?.proof()
      const body = { randomStr: '', ...typed, ...proof, licence: licence.licence }
      try {
        const { sentTo } = await call(register.registerCommit, body, { silent: true })
        onSent(sentTo)
      } catch (error) {
        renew()
        form.clear('code')
        throw error
      }
    },
  })
  const fill = (found: ReadLicence | null) => {
    setLicence(found)
    const { name, taxNo } = found?.read ?? {}
    form.set({ ...(name && { companyName: name }), ...(taxNo && { taxNo }) })
  }
  return (
    <Form of={form} className={styles.form}>
      <LicenceField missing={missing} onRead={fill} />
      <TextField of={form} name="companyName" label={t('companyName')} />
      <TextField of={form} name="taxNo" label={t('taxNo')} tidy />
      <TextField of={form} name="linkman" label={t('linkman')} autoComplete="name" />
      <TextField of={form} name="phone" label={t('phone')} inputMode="tel" tidy />
      <TextField of={form} name="email" label={t('email')} hint={t('emailHint')} />
      <TextField of={form} name="userName" label={t('userName')} hint={t('userNameHint')} />
      <CaptchaField
        of={form}
        name="code"
        image={{ src: captcha?.src ?? null, renew, asked: true }}
      />
      <FormRefusal of={form} />
      <SubmitButton of={form} size="lg" block>
        {t('submit')}
      </SubmitButton>
    </Form>
  )
}

import { askForm } from '@xinjian/contract/forms/session'
import { session } from '@xinjian/contract/nouns/session'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Empty } from '../../ui/States.tsx'
import { CaptchaField } from '../CaptchaField.tsx'
import styles from '../login.module.css'
import { useCaptcha } from '../useCaptcha.ts'
import { words } from '../words.ts'
import { linkWords } from './link-words.ts'

/** Asks for a link to set a password; whether there is such an account, the answer does not tell. */
export function AskLink() {
  const t = useWords(linkWords)
  const tw = useWords(words)
  const [sent, setSent] = useState(false)
  const { captcha, renew } = useCaptcha()
  const form = useForm(askForm, {
    onSubmit: async (asked) => {
      const proof = await captcha?.proof()
      try {
        await call(session.cryptoAsk, { randomStr: '', ...asked, ...proof }, { silent: true })
        setSent(true)
      } catch (error) {
        renew()
        form.clear('code')
        throw error
      }
    },
  })
  if (sent)
    return (
      <Empty icon="mail" title={t('sent')}>
        <Link to={paths.login()}>{t('toLogin')}</Link>
      </Empty>
    )
  return (
    <div className={styles.form}>
      <h1>{t('forgot')}</h1>
      <p>{t('forgotText')}</p>
      <Form of={form} className={styles.form}>
        <TextField
          of={form}
          name="username"
          label={tw('username')}
          prefix={<Icon name="user" size={16} />}
          autoComplete="username"
        />
        <CaptchaField
          of={form}
          name="code"
          image={{ src: captcha?.src ?? null, renew, asked: true }}
        />
        <FormRefusal of={form} />
        <SubmitButton of={form} size="lg" block>
          {t('send')}
        </SubmitButton>
      </Form>
      <Link to={paths.login()}>{t('toLogin')}</Link>
    </div>
  )
}

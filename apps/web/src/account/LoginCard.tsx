import { CODES } from '@xinjian/contract/codes'
import { session } from '@xinjian/contract/nouns/session'
import { type FormEvent, useState } from 'react'
import { call } from '../api/client.ts'
import { ApiError, messageOf } from '../api/errors.ts'
import { useWords } from '../i18n/dictionary.ts'
import { sealSecrets } from '../shell/seal-secrets.ts'
import { writeToken } from '../shell/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback.ts'
import { Icon } from '../ui/Icon.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import {
  cleanMobile,
  type Faults,
  judgeLogin,
  judgeSend,
  type LoginForm,
  type Way,
} from './login-form.ts'
import { PasswordFields } from './PasswordFields.tsx'
import { SmsFields } from './SmsFields.tsx'
import { useCaptcha } from './useCaptcha.ts'
import { useCountdown } from './useCountdown.ts'
import { words } from './words.ts'

interface Props {
  form: LoginForm
  onForm: (change: Partial<LoginForm>) => void
  onDone: () => void
}

/** Both ways to log in. A refusal is shown above the button in the server's words and renews the image. */
export function LoginCard({ form, onForm, onDone }: Props) {
  const t = useWords(words)
  const [way, setWay] = useState<Way>('password')
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // Codes by SMS come without an image until the server asks for one.
  const [imageAsked, setImageAsked] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const { captcha, renew } = useCaptcha()
  const countdown = useCountdown()

  const attempt = async (found: Faults, work: () => Promise<void>) => {
    setFaults(found)
    setRefusal(null)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError && error.told)) setRefusal(messageOf(error))
      if (error instanceof ApiError && error.status === CODES.BAD_CAPTCHA.status)
        setImageAsked(true)
      setRefusals((n) => n + 1)
      renew()
      onForm({ captcha: '' })
    } finally {
      setBusy(false)
    }
  }
  const logIn = (event: FormEvent) => {
    event.preventDefault()
    void attempt(judgeLogin(way, form), async () => {
      const { token, expiresAt } = await call(session.login, await credentials())
      writeToken('main', token, expiresAt)
      onDone()
    })
  }
  const credentials = async () => {
    if (way === 'sms')
      return {
        loginType: 'sms' as const,
        username: cleanMobile(form.mobile),
        smsCode: form.smsCode.trim(),
      }
    const [password] = await sealSecrets([form.password])
    return {
      loginType: 'password' as const,
      username: form.username.trim(),
      password,
      code: form.captcha.trim(),
      randomStr: captcha?.randomStr,
    }
  }
  const sendCode = () =>
    void attempt(judgeSend(form, imageAsked), async () => {
      const { resendAfterSeconds } = await call(session.smsCode, {
        mobile: cleanMobile(form.mobile),
        ...(imageAsked ? { code: form.captcha.trim(), randomStr: captcha?.randomStr } : {}),
      })
      countdown.start(resendAfterSeconds)
      toast('success', t('sent'))
      renew()
      onForm({ captcha: '' })
    })
  const turn = (next: Way) => {
    setWay(next)
    setFaults({})
    setRefusal(null)
  }
  const fault = (name: keyof LoginForm) => {
    const key = faults[name]
    return key ? t(key) : null
  }
  const fields = { form, onForm, fault }
  const image = (
    <CaptchaField {...fields} src={captcha?.src ?? null} asked={refusals} onRenew={renew} />
  )
  return (
    <form className="l-form" onSubmit={logIn} noValidate>
      <h1>{t('title')}</h1>
      <Segmented
        label={t('ways')}
        value={way}
        onChange={turn}
        options={[
          { key: 'password', label: t('byPassword') },
          { key: 'sms', label: t('bySms') },
        ]}
      />
      {way === 'password' ? (
        <>
          <PasswordFields {...fields} />
          {image}
        </>
      ) : (
        <SmsFields
          {...fields}
          image={imageAsked && image}
          left={countdown.left}
          busy={busy}
          onSend={sendCode}
        />
      )}
      {refusal && (
        <p className="l-refusal" role="alert">
          <Icon name="warning" size={16} />
          {refusal}
        </p>
      )}
      <Button look="primary" size="lg" type="submit" block busy={busy}>
        {t('submit')}
      </Button>
    </form>
  )
}

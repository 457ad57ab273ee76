import type { CODES } from '@xinjian/contract/codes'
import type { BodyOf, DataOf } from '@xinjian/contract/endpoint'
import { passwordLogin, smsLogin } from '@xinjian/contract/forms/session'
import { session } from '@xinjian/contract/nouns/session'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { type FormHandle, useForm } from '../form/useForm.ts'
import { useWords } from '../i18n/dictionary.ts'
import { sealSecrets } from '../shell/seal-secrets.ts'
import { writeToken } from '../shell/tokens.ts'
import { toast } from '../ui/feedback.ts'
import { useCaptcha } from './useCaptcha.ts'
import { useCountdown } from './useCountdown.ts'
import { words } from './words.ts'

const BAD_CAPTCHA: (typeof CODES)['BAD_CAPTCHA']['status'] = 1002

/** Both ways to log in, and the image and the code that they need. */
export function useLogin(onDone: () => void) {
  const t = useWords(words)
  // Codes by SMS come without an image until the server asks for one.
  const [imageAsked, setImageAsked] = useState(false)
  const [sending, setSending] = useState(false)
  const { captcha, renew } = useCaptcha()
  const countdown = useCountdown()
  const [second, setSecond] = useState<DataOf<typeof session.login>['second'] | null>(null)

  const entered = ({ token, expiresAt }: { token: string; expiresAt: string }) => {
    writeToken('main', token, expiresAt)
    onDone()
  }
  const again = () => {
    setSecond(null)
    renew()
  }
  const enter = async (credentials: BodyOf<typeof session.login>) => {
    const answer = await call(session.login, credentials)
    if (answer.second) setSecond(answer.second)
    else entered(answer)
  }
  /** An image is used up by an attempt: after a refusal the field is ready for the next one. */
  const attempt = async (form: WithImage, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (error instanceof ApiError && error.status === BAD_CAPTCHA) setImageAsked(true)
      renew()
      form.clear('code')
      form.focus('code')
      throw error
    }
  }
  const byPassword = useForm(passwordLogin, {
    onSubmit: ({ username, password, code }): Promise<void> =>
      attempt(byPassword, async () => {
        const [sealed] = await sealSecrets([password])
        const proof = await captcha?.proof()
        await enter({ loginType: 'password', username, password: sealed, code, ...proof })
      }),
  })
  const bySms = useForm(smsLogin, {
    // The image is for having a code sent.
    skip: (name) => name === 'code',
    onSubmit: ({ mobile, smsCode }): Promise<void> =>
      attempt(bySms, () => enter({ loginType: 'sms', username: mobile, smsCode })),
  })
  const sendCode = async () => {
    const needed = imageAsked ? (['mobile', 'code'] as const) : (['mobile'] as const)
    const wrong = bySms.judge(needed)
    if (wrong) return bySms.focus(wrong)
    const { mobile, code } = bySms.read(needed)
    setSending(true)
    try {
      await attempt(bySms, async () => {
        const proof = code ? { code, ...(await captcha?.proof()) } : {}
        const { resendAfterSeconds } = await call(session.smsCode, { mobile, ...proof })
        countdown.start(resendAfterSeconds)
        toast('success', t('sent'))
        renew()
        bySms.clear('code')
      })
    } catch (error) {
      const named = bySms.refuse(error)
      if (named) bySms.focus(named)
    } finally {
      setSending(false)
    }
  }
  return {
    second,
    entered,
    again,
    byPassword,
    bySms,
    image: { src: captcha?.src ?? null, renew, asked: imageAsked },
    code: { left: countdown.left, sending, send: () => void sendCode() },
  }
}

type WithImage = Pick<FormHandle<{ code: string }>, 'clear' | 'focus'>
export type Login = ReturnType<typeof useLogin>

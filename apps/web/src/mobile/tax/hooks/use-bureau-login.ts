import { bureauLogin } from '@xinjian/contract/forms/bureau/login'
import { useEffect } from 'react'
import { useForm } from '../../../form/useForm.ts'
import { useDraft } from '../drafts.ts'
import { flow } from '../flow.ts'
import { logIn } from '../steps.ts'
import { tracked } from '../track.ts'
import { type Door, useCaptcha } from './use-door.ts'
import { useGo, useTask } from './use-tax.ts'

/** Failures that one field is to blame for. */
const BY_FIELD: Readonly<Record<string, 'password' | 'captcha'>> = {
  'TE-01': 'password',
  'TE-05': 'captcha',
}

export type BureauForm = ReturnType<typeof useBureauLogin>['form']

/** The form of one door and way, the image it needs, and what an attempt that failed leaves behind. */
export function useBureauLogin(door: Door, way: 'PASSWORD' | 'SMS', passwordReset: boolean) {
  const { follow } = useGo()
  const task = useTask()
  const [draft, patch] = useDraft('login')
  const [signer] = useDraft('validate')
  // A code that was still being made when the person turned away: asking for the image gives it up.
  const image = useCaptcha(door.captcha, task.state)
  // Who signed usually logs in, too: not asked for twice, but easily changed.
  const offered = door.identities.some((i) => i.code === task.signer?.role)
  const identity = draft.identity || (offered ? (task.signer?.role ?? '') : '')
  const account = draft.touched ? draft.account : draft.account || signer.mobile
  const sms = way === 'SMS'
  const form = useForm(bureauLogin, {
    start: { account, mobile: account },
    skip: (name) => (name === 'captcha' ? !door.captcha : name === 'mobile' ? !sms : sms),
    onChange: (change) => {
      const typed = change.account ?? change.mobile
      if (typed !== undefined) patch({ touched: true, account: typed })
    },
    onSubmit: ({ account: name, mobile, password, captcha }) =>
      tracked(`login:${way}`, async () => {
        const credentials = sms
          ? { account: mobile }
          : { account: name, password, ...(identity && { identity }) }
        try {
          if (door.checks.length > 0)
            await (await import('../check-first.ts')).checkFirst(door, captcha, sms ? null : name)
          const reset = passwordReset && !sms ? { passwordReset } : {}
          const next = await logIn({ way, captcha, ...credentials, ...reset })
          if (next.state !== 'LOGIN') follow(next)
        } catch (error) {
          // Lost on the way it may have arrived: then the server is a step further than this form.
          const now = flow.get().task
          if (now && now.state !== 'LOGIN') follow(now)
          // The image has been used up, whatever became of the attempt, and with it what was read off it.
          if (door.captcha) renew()
          throw error
        }
      }),
  })
  /** Another image, and an empty field for it. */
  const renew = () => {
    form.clear('captcha')
    image.renew()
  }
  const failure = task.state === 'LOGIN' ? task.failure : null
  // A new attempt needs a new image; what was typed stays, a wrong password does not. What the bureau found wrong stands at
  // the field, too, until something is typed there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt, which the version tells.
  useEffect(() => {
    if (!failure) return
    if (failure.code === 'TE-01' || failure.code === 'TE-22') form.clear('password')
    if (door.captcha) renew()
    const wrong = BY_FIELD[failure.code]
    if (!wrong || (wrong === 'password' && sms)) return
    form.blame(wrong, failure.message)
    // Whoever types already is left alone.
    if (!document.activeElement?.matches('input')) form.focus(wrong)
  }, [failure?.code, task.version])
  return { form, image: { ...image, renew }, identity }
}

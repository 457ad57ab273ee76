import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, Input, PasswordInput } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useDraft } from '../tax/drafts.ts'
import { flow } from '../tax/flow.ts'
import { focusFault } from '../tax/focus.ts'
import { cleanIdNo, cleanMobile, isMobile } from '../tax/person.ts'
import { logIn } from '../tax/steps.ts'
import { type Door, useCaptcha } from '../tax/use-door.ts'
import { useAct, useGo, useTask } from '../tax/use-tax.ts'
import { useWaited } from '../tax/use-waited.ts'
import { bureau } from '../words/bureau.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { Identities } from './Identities.tsx'
import { Refusal } from './Refusal.tsx'
import { Screen } from './Screen.tsx'

/** Failures that one field is to blame for. */
const BY_FIELD: Readonly<Record<string, 'password' | 'captcha'>> = {
  'TE-01': 'password',
  'TE-05': 'captcha',
}

/** By password, or by a code that the bureau sends; with the bureau's own image where it has one. */
export function LoginForm(props: { door: Door; way: 'PASSWORD' | 'SMS'; head: ReactNode }) {
  const t = useWords(bureau)
  const { door, way } = props
  const { to, follow } = useGo()
  const task = useTask()
  const [draft, patch] = useDraft('login')
  const [signer] = useDraft('validate')
  const [password, setPassword] = useState('')
  const [captcha, setCaptcha] = useState('')
  const [shown, setShown] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { busy, refusal, run } = useAct()
  // A code that was still being made when the person turned away: asking for the image gives it up.
  const image = useCaptcha(door.captcha, task.state)
  const waited = useWaited(busy !== null)

  // A new attempt needs a new image; what was typed stays, a wrong password does not.
  const failed = task.state === 'LOGIN' ? task.failure?.code : undefined
  const { version } = task
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt, which the version tells.
  useEffect(() => {
    if (!failed) return
    setCaptcha('')
    setShown(false)
    if (failed === 'TE-01') setPassword('')
    if (door.captcha) image.renew()
  }, [failed, version])

  // Who signed usually logs in, too: not asked for twice, but easily changed.
  const offered = door.identities.some((i) => i.code === task.signer?.role)
  const identity = draft.identity || (offered ? (task.signer?.role ?? '') : '')
  const account = draft.touched ? draft.account : draft.account || signer.mobile
  const sms = way === 'SMS'
  const faults = {
    account: sms
      ? isMobile(account)
        ? null
        : t('badMobile')
      : account.length >= 4
        ? null
        : t('badAccount'),
    password: sms || password ? null : t('badPassword'),
    captcha: !door.captcha || captcha ? null : t('badCaptcha'),
  }
  // What the bureau found wrong stands at the field, too, until something is typed there.
  const wrong = failed && BY_FIELD[failed]
  const fault = (name: keyof typeof faults) =>
    shown ? faults[name] : wrong === name && faults[name] ? (task.failure?.message ?? null) : null
  // Told by the mark itself, which stands only after the field was emptied; whoever types already is left alone.
  const led = !shown && wrong && faults[wrong] ? version : 0
  useEffect(() => {
    if (led && form.current && !document.activeElement?.matches('input')) focusFault(form.current)
  }, [led])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setShown(true)
    if (Object.values(faults).some(Boolean)) return focusFault(event.currentTarget)
    void run(`login:${way}`, async () => {
      const next = await logIn({
        way,
        account,
        captcha,
        ...(!sms && { password, ...(identity && { identity }) }),
      })
      if (next.state !== 'LOGIN') follow(next)
    }).then((ok) => {
      // Lost on the way it may have arrived: then the server is a step further than this form.
      const now = flow.get().task
      if (ok === false && now && now.state !== 'LOGIN') follow(now)
      // The image has been used up, whatever became of the attempt.
      if (ok === false && door.captcha) image.renew()
    })
  }
  return (
    <Screen
      step="BUREAU"
      title={t('loginTitle', { bureau: door.bureau })}
      note={t('loginNote')}
      onBack={() => to('selectArea')}
      action={
        <>
          <Refusal text={refusal} />
          {waited >= 4 && (
            <p className="m-action__note">
              <span role="status">{t('waiting')}</span> <span>{t('waited', { n: waited })}</span>
            </p>
          )}
          <Button look="primary" size="lg" block type="submit" form="etax" busy={busy !== null}>
            {t(sms ? 'sendSms' : 'logIn')}
          </Button>
        </>
      }
    >
      {props.head}
      <form ref={form} id="etax" className="m-form" onSubmit={submit} noValidate>
        {!sms && (
          <Identities door={door} value={identity} onChange={(next) => patch({ identity: next })} />
        )}
        <Field label={sms ? t('mobile') : door.accountLabel} error={fault('account')}>
          {(ids) => (
            <Input
              {...ids}
              className="m-taxno"
              value={account}
              placeholder={sms ? t('mobilePlaceholder') : ''}
              inputMode={sms ? 'numeric' : 'text'}
              autoComplete={sms ? 'tel-national' : 'username'}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              onChange={(event) =>
                patch({
                  touched: true,
                  account: sms ? cleanMobile(event.target.value) : cleanIdNo(event.target.value),
                })
              }
            />
          )}
        </Field>
        {!sms && (
          <Field label={t('password')} error={fault('password')}>
            {(ids) => (
              <PasswordInput
                {...ids}
                value={password}
                placeholder={t('passwordPlaceholder')}
                labels={[t('show'), t('hide')]}
                autoComplete="current-password"
                maxLength={128}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
        )}
        {door.captcha && (
          <CaptchaField
            value={captcha}
            onChange={setCaptcha}
            image={image}
            error={fault('captcha')}
          />
        )}
        {!sms && (
          <p className="m-pair">
            <button
              type="button"
              className="m-link"
              onClick={() => to('openPwdAccount', '?for=retrieve')}
            >
              {t('forgot')}
            </button>
            {door.canOpenPassword && (
              <button type="button" className="m-link" onClick={() => to('openPwdAccount')}>
                {t('noPassword')}
              </button>
            )}
          </p>
        )}
        {!sms && (
          <p className="m-hint">
            <Icon name="lock" size={16} />
            {t('vow')}
          </p>
        )}
      </form>
    </Screen>
  )
}

import type { CollectFailure } from '@xinjian/contract/nouns/collect'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Form } from '../../../form/Form.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { useWords } from '../../../i18n/dictionary.ts'
import { useBureauLogin } from '../../tax/hooks/use-bureau-login.ts'
import { useCooldown } from '../../tax/hooks/use-cooldown.ts'
import type { Door } from '../../tax/hooks/use-door.ts'
import { useGo } from '../../tax/hooks/use-tax.ts'
import { bureau } from '../../words/bureau.ts'
import styles from '../form.module.css'
import { Screen } from '../Screen.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { LoginAction } from './LoginAction.tsx'
import { PasswordFields, SPELLING } from './PasswordFields.tsx'

/** Few need it. */
const NoPassword = lazy(async () => ({
  default: (await import('./NoPassword.tsx')).NoPassword,
}))
const ResetTick = lazy(async () => ({ default: (await import('./ResetTick.tsx')).ResetTick }))

/** By password, or by a code that the bureau sends; with the bureau's own image where it has one. */
export function LoginForm(props: {
  door: Door
  way: 'PASSWORD' | 'SMS'
  head: ReactNode
  /** What the last attempt was refused for, whichever tab was looked at since. */
  refused: CollectFailure | null
}) {
  const t = useWords(bureau)
  const { door, way } = props
  const { to } = useGo()
  const [reset, setReset] = useState(false)
  const hold = useCooldown(props.refused, way)
  const { form, image, identity } = useBureauLogin(door, way, reset)
  return (
    <Screen
      step="BUREAU"
      title={t('loginTitle', { bureau: door.bureau })}
      note={t('loginNote')}
      onBack={() => to('selectArea')}
      action={
        <LoginAction
          of={form}
          words={t(way === 'SMS' ? 'sendSms' : 'logIn')}
          hold={{ ...hold, reset: hold.reset && !reset }}
        />
      }
    >
      {props.head}
      <Form of={form} className={styles.form}>
        {way === 'SMS' ? (
          <TextField
            {...SPELLING}
            of={form}
            name="mobile"
            label={t('mobile')}
            tidy
            placeholder={t('mobilePlaceholder')}
            inputMode="numeric"
            autoComplete="tel-national"
            maxLength={64}
          />
        ) : (
          <PasswordFields of={form} door={door} identity={identity} />
        )}
        {door.captcha && <CaptchaField of={form} name="captcha" image={image} />}
        <Suspense>
          {hold.reset && <ResetTick value={reset} onChange={setReset} />}
          {way === 'PASSWORD' && <NoPassword door={door} />}
        </Suspense>
      </Form>
    </Screen>
  )
}

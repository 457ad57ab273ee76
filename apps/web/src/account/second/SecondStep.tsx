import type { DataOf } from '@xinjian/contract/endpoint'
import { secondForm, totpForm } from '@xinjian/contract/forms/second'
import { session } from '@xinjian/contract/nouns/session'
import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { QrCode } from '../../reports/parts/QrCode.tsx'
import { hasPasskeys } from '../../shell/passkey.ts'
import { codeOrRecovery } from '../../shell/recovery/code.ts'
import { RecoveryCodes } from '../../shell/recovery/RecoveryCodes.tsx'
import { toast } from '../../ui/feedback.ts'
import styles from '../login.module.css'
import type { Login } from '../useLogin.ts'
import { OtherWays } from './OtherWays.tsx'
import { PasskeyStep } from './PasskeyStep.tsx'
import { secondWords } from './second-words.ts'

/** After the first factor: a code, a passkey, or, where none is set up and one is forced, setting one up. */
export default function SecondStep({ login, onLost }: { login: Login; onLost: () => void }) {
  const t = useWords(secondWords)
  const { ticket, ways } = login.second ?? { ticket: '', ways: [] }
  const [offer, setOffer] = useState<DataOf<typeof session.secondOffer> | null>(null)
  const mustSetUp = ways.length === 0
  useEffect(() => {
    if (!mustSetUp) return
    call(session.secondOffer, { ticket }, { silent: true }).then(setOffer, (error) =>
      toast('error', messageOf(error)),
    )
  }, [mustSetUp, ticket])
  const [kept, setKept] = useState<DataOf<typeof session.secondEnter> | null>(null)
  const form = useForm(mustSetUp ? totpForm : secondForm, {
    blame: 'code',
    onSubmit: async ({ code }) => {
      const body = { ticket, ...codeOrRecovery(code) }
      const opened = await call(session.secondEnter, body, { silent: true })
      if (opened.recovery) setKept(opened)
      else login.entered(opened)
    },
  })
  return (
    <div className={styles.form}>
      <h1>{t(mustSetUp ? 'setUp' : 'title')}</h1>
      {mustSetUp && <p>{t('setUpText')}</p>}
      {offer && (
        <>
          <QrCode text={offer.uri} size={180} label={t('qr')} />
          <small>{t('typed', { secret: offer.secret })}</small>
        </>
      )}
      <RecoveryCodes codes={kept?.recovery ?? null} onKept={() => kept && login.entered(kept)} />
      <Form of={form} className={styles.form}>
        {!mustSetUp && <p>{t(ways.includes('TOTP') ? 'codeText' : 'recoveryText')}</p>}
        <TextField
          of={form}
          name="code"
          label={t(mustSetUp ? 'code' : ways.includes('TOTP') ? 'codeOr' : 'recovery')}
          {...(mustSetUp && { inputMode: 'numeric' as const })}
          autoComplete="one-time-code"
          autoFocus
        />
        <FormRefusal of={form} />
        <SubmitButton of={form} size="lg" block>
          {t('enter')}
        </SubmitButton>
      </Form>
      {ways.includes('PASSKEY') && hasPasskeys() && (
        <PasskeyStep ticket={ticket} onEntered={login.entered} />
      )}
      <OtherWays onLost={mustSetUp ? null : onLost} onAgain={login.again} />
    </div>
  )
}

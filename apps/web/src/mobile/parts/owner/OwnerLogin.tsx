import { useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field, Input } from '../../../ui/Field.tsx'
import { useAct, useSecondsUntil } from '../../tax/hooks/use-tax.ts'
import { logInOwner, sendOwnerCode } from '../../tax/owner.ts'
import { owner } from '../../words/owner.ts'
import { CodeBoxes } from '../CodeBoxes.tsx'
import form from '../form.module.css'
import { Refusal } from '../Refusal.tsx'
import { ResendCode } from '../ResendCode.tsx'
import { Screen } from '../Screen.tsx'
import screen from '../screen.module.css'

const MOBILE = /^1\d{10}$/

/** The mobile that signed, then the code that proves it; the answer says nothing of whether the number ever signed. */
export function OwnerLogin({ onDone }: { onDone: () => void }) {
  const t = useWords(owner)
  const [mobile, setMobile] = useState('')
  const [asked, setAsked] = useState(false)
  const [code, setCode] = useState('')
  const [until, setUntil] = useState(0)
  const left = useSecondsUntil(until)
  const { busy, refusal, run, setRefusal } = useAct()
  const send = () =>
    void run('send', async () => {
      if (!MOBILE.test(mobile)) throw new Error(t('mobileBad'))
      setCode('')
      const { resendAfterSeconds } = await sendOwnerCode(mobile)
      setUntil(Date.now() + resendAfterSeconds * 1000)
      setAsked(true)
    })
  const verify = (full: string) =>
    void run('verify', async () => {
      await logInOwner(mobile, full)
      onDone()
    }).then((ok) => ok || setCode(''))
  return (
    <Screen
      title={t('title')}
      note={t('note')}
      action={
        !asked && (
          <Button variant="primary" size="lg" block busy={busy !== null} onClick={send}>
            {t('send')}
          </Button>
        )
      }
    >
      <section className={screen.card}>
        <Field label={t('mobile')}>
          {(ids) => (
            <Input
              {...ids}
              value={mobile}
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              maxLength={11}
              onChange={(event) => {
                setMobile(event.target.value.replace(/\D/g, ''))
                setAsked(false)
                setRefusal(null)
              }}
            />
          )}
        </Field>
        {asked && (
          <>
            <p className={form.below} role="status">
              {busy === 'verify' ? t('checking') : t('sent')}
            </p>
            <CodeBoxes
              label={t('code')}
              value={code}
              bad={refusal !== null}
              disabled={busy === 'verify'}
              onChange={setCode}
              onFull={verify}
            />
            <ResendCode left={left} sent busy={busy !== null} onSend={send} />
          </>
        )}
      </section>
      <Refusal text={refusal} />
      <p className={form.hint}>{t('life')}</p>
    </Screen>
  )
}

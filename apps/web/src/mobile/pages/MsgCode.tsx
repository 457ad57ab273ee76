import { useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { CodeBoxes } from '../parts/CodeBoxes.tsx'
import codeStyles from '../parts/code.module.css'
import { FailureCard } from '../parts/FailureCard.tsx'
import form from '../parts/form.module.css'
import { phonePage } from '../parts/phone-page.tsx'
import { Refusal } from '../parts/Refusal.tsx'
import { ResendCode } from '../parts/ResendCode.tsx'
import { Screen } from '../parts/Screen.tsx'
import styles from '../parts/screen.module.css'
import { useCountdown } from '../tax/countdown.ts'
import { patchDraft } from '../tax/drafts.ts'
import { refresh } from '../tax/flow.ts'
import { useDoor } from '../tax/hooks/use-door.ts'
import { useAct, useGo, useTask } from '../tax/hooks/use-tax.ts'
import { logIn, sendCode } from '../tax/steps.ts'
import { bureau } from '../words/bureau.ts'
import { common } from '../words/common.ts'
import { signing } from '../words/signing.ts'

/** The code that the bureau sent to the mobile it has on record. */
function MsgCode() {
  const t = useWords(bureau)
  const c = useWords(common)
  const s = useWords(signing)
  const { to, follow } = useGo()
  const task = useTask()
  const { door } = useDoor(task.area?.code ?? '')
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const { busy, refusal, run, setRefusal } = useAct()
  const countdown = useCountdown('BUREAU')
  const sentTo = task.smsTo ?? ''

  const verify = (smsCode: string) =>
    void run('bureau-code', async () => {
      const next = await logIn({ way: 'SMS', smsCode })
      setCode('')
      follow(next)
    }).then((ok) => ok === false && setCode(''))
  const send = () =>
    void run('bureau-send', async () => {
      setCode('')
      await sendCode('BUREAU').catch(async (error: unknown) => {
        // Anything but haste has sent the task back to the form.
        await refresh().catch(() => undefined)
        throw error
      })
      toast('success', s('sentToast'))
    })
  const scan = () => {
    patchDraft('login', { way: 'QR' })
    to('loginEtax')
  }
  const own = { RESEND: send, SCAN: scan }
  // Never sent by a bureau: the person says it.
  const lost = {
    code: 'TE-04',
    message: t('codeLost', { to: sentTo }),
    bureauMessage: null,
    next: 'SCAN' as const,
    attemptsLeft: null,
    retryAt: null,
  }
  return (
    <Screen
      step="BUREAU"
      title={t('codeTitle')}
      note={t('codeNote', { bureau: door?.bureau ?? task.area?.name ?? '', to: sentTo })}
      onBack={() => to('loginEtax')}
    >
      {task.failure && (
        <FailureCard
          failure={task.failure}
          ways={door?.ways ?? []}
          own={own}
          hide={['RESEND', 'EDIT']}
        />
      )}
      <section className={styles.card}>
        <CodeBoxes
          label={c('codeLabel')}
          value={code}
          bad={refusal !== null}
          disabled={busy === 'bureau-code'}
          onChange={(value) => {
            setCode(value)
            if (value) setRefusal(null)
          }}
          onFull={verify}
        />
        <p className={codeStyles.codeFoot}>
          {busy === 'bureau-code' ? (
            <span role="status">{t('codeChecking')}</span>
          ) : (
            <button type="button" className={form.link} onClick={() => setMissing(true)}>
              {t('codeMissing')}
            </button>
          )}
          <ResendCode left={countdown.left} sent busy={busy !== null} onSend={send} />
        </p>
      </section>
      <Refusal text={refusal} />
      {missing && !task.failure && (
        <FailureCard failure={lost} ways={door?.ways ?? []} own={own} hide={['RESEND']} />
      )}
    </Screen>
  )
}

export const Component = phonePage('msgCode', MsgCode)

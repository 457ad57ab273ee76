import type { CollectTask } from '@xinjian/contract/nouns/collect'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { toast } from '../../../ui/feedback.ts'
import { useCountdown } from '../../tax/countdown.ts'
import { refresh } from '../../tax/flow.ts'
import { useAct, useGo, useSecondsUntil, useTask } from '../../tax/hooks/use-tax.ts'
import { sendCode, verifyCode } from '../../tax/steps.ts'
import { minutes } from '../../tax/time.ts'
import { signing } from '../../words/signing.ts'
import { CodeCard } from '../CodeCard.tsx'
import { FirmCard } from '../FirmCard.tsx'
import { Refusal } from '../Refusal.tsx'
import { ResendCode } from '../ResendCode.tsx'
import { Screen } from '../Screen.tsx'

/** Of doors of partners only. */
const PassedCard = lazy(async () => ({
  default: (await import('../door/PassedCard.tsx')).PassedCard,
}))

/** The signer's code: six boxes; the sixth digit sends it. */
export function SignerCode(props: {
  signer: NonNullable<CollectTask['signer']>
  onChange: () => void
}) {
  const t = useWords(signing)
  const { follow } = useGo()
  const { enterprise, card, lockedUntil } = useTask()
  const locked = useSecondsUntil(lockedUntil ? Date.parse(lockedUntil) : 0)
  const [code, setCode] = useState('')
  const { busy, refusal, run, setRefusal } = useAct()
  const countdown = useCountdown('SIGNER')
  const to = props.signer.mobile
  const send = () =>
    void run('send', async () => {
      setCode('')
      await sendCode('SIGNER')
      toast('success', t('sentToast'))
    })
  const verify = (full: string) =>
    void run('verify', async () => follow(await verifyCode(full))).then(async (ok) => {
      if (ok) return
      setCode('')
      // It may have been the last try: until when, the server says.
      await refresh().catch(() => undefined)
    })
  return (
    <Screen
      step="SIGNER"
      title={t('codeTitle')}
      note={t(countdown.holds ? 'codeNote' : 'codeUnsent', { to })}
      onBack={props.onChange}
    >
      {enterprise && <FirmCard {...enterprise} onChange={props.onChange} />}
      {card && (
        <Suspense fallback={null}>
          <PassedCard {...card} />
        </Suspense>
      )}
      <CodeCard
        value={code}
        bad={refusal !== null}
        disabled={busy === 'verify' || locked > 0}
        onChange={(value) => {
          setCode(value)
          if (value) setRefusal(null)
        }}
        onFull={verify}
        said={
          busy === 'verify'
            ? t('checking')
            : locked > 0
              ? t('locked', { time: minutes(locked) })
              : `${props.signer.name} · ${t(roleKey(props.signer.role))}`
        }
        resend={
          locked === 0 && (
            <ResendCode
              left={countdown.left}
              sent={countdown.holds}
              busy={busy !== null}
              onSend={send}
            />
          )
        }
      />
      {/* Until when is said above, by one clock. */}
      <Refusal text={locked > 0 ? null : refusal} />
    </Screen>
  )
}

const roleKey = (role: string) =>
  role === 'FINANCE' || role === 'TAX_AGENT' ? role : ('LEGAL_REP' as const)

import { collect } from '@xinjian/contract/nouns/collect'
import { useState } from 'react'
import { useWords } from '../../../../i18n/dictionary.ts'
import { useCountdown } from '../../../tax/countdown.ts'
import { act } from '../../../tax/flow.ts'
import { useAct } from '../../../tax/hooks/use-tax.ts'
import { bureau } from '../../../words/bureau.ts'
import { reset } from '../../../words/reset.ts'
import { CodeCard } from '../../CodeCard.tsx'
import { Refusal } from '../../Refusal.tsx'
import { ResendCode } from '../../ResendCode.tsx'
import { Screen } from '../../Screen.tsx'
import type { StepProps } from './place.ts'
import { sendTo } from './send.ts'

/** The code that the bureau sent. */
export function CodeStep({ screen, other, place, step, onDone }: StepProps<'CODE'>) {
  const t = useWords(reset)
  const b = useWords(bureau)
  const [code, setCode] = useState('')
  const { busy, refusal, run, setRefusal } = useAct()
  const countdown = useCountdown('BUREAU')
  const verify = (smsCode: string) =>
    void run('reset-verify', () =>
      step(async () => {
        await act(collect.resetVerifyCode, { smsCode })
        onDone?.({ at: 'PASSWORD', account: place.account })
      }),
    ).then((ok) => ok || setCode(''))
  const again = () =>
    void run('reset-send', () =>
      step(async () => {
        setCode('')
        await sendTo(place.mobile.id)
      }),
    )
  return (
    <Screen {...screen} note={t('codeNote', { to: place.mobile.mobile })}>
      <CodeCard
        value={code}
        bad={refusal !== null}
        disabled={busy === 'reset-verify'}
        onChange={(value) => {
          setCode(value)
          if (value) setRefusal(null)
        }}
        onFull={verify}
        said={busy === 'reset-verify' && b('codeChecking')}
        resend={<ResendCode left={countdown.left} sent busy={busy !== null} onSend={again} />}
      />
      <Refusal text={refusal} />
      {other}
    </Screen>
  )
}

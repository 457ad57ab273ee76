/** A code to the signer's mobile, and its check. */
import { terminal } from '@xinjian/contract/nouns/collect/terminal'
import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { CodeBoxes } from '../parts/CodeBoxes.tsx'
import { machine } from '../words/machine.ts'
import { Big, Frame } from './Frame.tsx'
import type { StepProps } from './Identity.tsx'
import styles from './machine.module.css'
import { useDo } from './useDo.ts'

export function SmsStep({
  visit,
  onEnd,
  onNext,
  onBack,
}: Omit<StepProps, 'onNext'> & { onNext: (running: boolean) => void; onBack: () => void }) {
  const t = useWords(machine)
  const sending = useDo()
  const checking = useDo()
  const [to, setTo] = useState<string | null>(null)
  const [wait, setWait] = useState(0)
  const [code, setCode] = useState('')
  const send = () =>
    void sending.run(async () => {
      const sent = await visit.call(terminal.sendMobileMessageForYTJ, {})
      setTo(sent.to)
      setWait(sent.resendAfterSeconds)
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first code goes out by itself, once.
  useEffect(send, [])
  useEffect(() => {
    if (wait <= 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1000)
    return () => clearTimeout(timer)
  }, [wait])
  const check = (smsCode: string) =>
    void checking.run(
      async () => {
        const { task } = await visit.call(terminal.checkMobileForYTJ, { smsCode })
        visit.step('SMS', true)
        onNext(task.state !== 'AGREEMENT')
      },
      () => {
        visit.step('SMS', false)
        setCode('')
      },
    )
  return (
    <Frame
      step={4}
      title={t('sms')}
      note={to && t('smsNote', { to })}
      refusal={checking.refusal ?? sending.refusal}
      onEnd={onEnd}
      action={
        <>
          <Big plain onClick={onBack}>
            {t('back')}
          </Big>
          <Big plain busy={sending.busy} disabled={wait > 0} onClick={send}>
            {wait > 0 ? t('resendIn', { n: wait }) : t('resend')}
          </Big>
          <Big busy={checking.busy} disabled={code.length !== 6} onClick={() => check(code)}>
            {t('check')}
          </Big>
        </>
      }
    >
      <div className={styles.code}>
        <CodeBoxes
          label={t('smsCode')}
          value={code}
          onChange={setCode}
          onFull={check}
          disabled={checking.busy}
          bad={checking.refusal !== null}
        />
      </div>
    </Frame>
  )
}

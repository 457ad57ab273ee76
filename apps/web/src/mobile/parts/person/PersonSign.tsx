import type { DataOf } from '@xinjian/contract/endpoint'
import { consent } from '@xinjian/contract/nouns/consent'
import { useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { deviceOf, tickId } from '../../tax/consent.ts'
import { useAct, useSecondsUntil } from '../../tax/hooks/use-tax.ts'
import { ask } from '../../tax/line/wire.ts'
import { person } from '../../words/person.ts'
import { CodeBoxes } from '../CodeBoxes.tsx'
import form from '../form.module.css'
import { Refusal } from '../Refusal.tsx'
import { ResendCode } from '../ResendCode.tsx'
import { Screen } from '../Screen.tsx'
import screen from '../screen.module.css'
import { ContractText } from '../signing/ContractText.tsx'
import type { PersonTyped } from './PersonWho.tsx'

export type PersonSigned = DataOf<typeof consent.personConsentSign>

const CODE = 'PERSON'

/** The text in full, its boxes ticked one by one, and a code that proves the mobile: the sixth digit signs. */
export function PersonSign(props: {
  token: string
  typed: PersonTyped
  onBack: () => void
  onDone: (signed: PersonSigned) => void
}) {
  const { token, typed, onBack, onDone } = props
  const { text } = typed
  const t = useWords(person)
  const contract = { ...text, code: CODE }
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set())
  const [readAt] = useState(() => Date.now() + text.readSecondsLeft * 1000)
  const reading = useSecondsUntil(readAt)
  const [to, setTo] = useState<string | null>(null)
  const [until, setUntil] = useState(0)
  const left = useSecondsUntil(until)
  const [code, setCode] = useState('')
  const { busy, refusal, run, setRefusal } = useAct()
  const whole = text.consents.every(({ key }) => ticks.has(tickId(contract, key)))
  const tick = (id: string, on: boolean) =>
    setTicks((now) => new Set(on ? [...now, id] : [...now].filter((other) => other !== id)))
  const send = () =>
    void run('send', async () => {
      setCode('')
      const sent = await ask(consent.personConsentCode, { token }, null)
      setTo(sent.to)
      setUntil(Date.now() + sent.resendAfterSeconds * 1000)
    })
  const sign = (smsCode: string) =>
    void run('sign', async () => {
      const { name, idNo } = typed
      const { version, hash, consents } = text
      const device = deviceOf(navigator.userAgent, screenWidth(), screenHeight(), devicePixelRatio)
      const keys = consents.map(({ key }) => key)
      onDone(
        await ask(
          consent.personConsentSign,
          { token, name, idNo, smsCode, version, hash, consents: keys, device },
          null,
        ),
      )
    }).then((ok) => ok || setCode(''))
  return (
    <Screen
      title={t('title')}
      onBack={onBack}
      action={
        to === null && (
          <Button
            variant="primary"
            size="lg"
            block
            busy={busy !== null}
            disabled={!whole || reading > 0}
            onClick={send}
          >
            {reading > 0 ? t('reading', { n: reading }) : whole ? t('sendCode') : t('tickAll')}
          </Button>
        )
      }
    >
      <ContractText contract={contract} ticks={ticks} onTick={tick} />
      {to === null ? null : (
        <section className={screen.card}>
          <p className={form.below} role="status">
            {busy === 'sign' ? t('signing') : t('sent', { to })}
          </p>
          <CodeBoxes
            label={t('code')}
            value={code}
            bad={refusal !== null}
            disabled={busy === 'sign' || !whole}
            onChange={(value) => {
              setCode(value)
              if (value) setRefusal(null)
            }}
            onFull={sign}
          />
          <ResendCode left={left} sent busy={busy !== null} onSend={send} />
        </section>
      )}
      <Refusal text={refusal} />
    </Screen>
  )
}

const screenWidth = (): number => window.screen.width
const screenHeight = (): number => window.screen.height

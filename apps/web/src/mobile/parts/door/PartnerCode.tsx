import type { CODES } from '@xinjian/contract/codes'
import { useState } from 'react'
import { ApiError } from '../../../api/errors.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/feedback.ts'
import { useCountdown } from '../../tax/countdown.ts'
import { askPartner, checkPartnerCode, sendPartnerCode } from '../../tax/door/partner.ts'
import { refresh } from '../../tax/flow.ts'
import { useAct, useSecondsUntil, useTask } from '../../tax/hooks/use-tax.ts'
import { minutes } from '../../tax/time.ts'
import { partner } from '../../words/partner.ts'
import { signing } from '../../words/signing.ts'
import { CodeCard } from '../CodeCard.tsx'
import { FirmCard } from '../FirmCard.tsx'
import form from '../form.module.css'
import { Refusal } from '../Refusal.tsx'
import { ResendCode } from '../ResendCode.tsx'
import { Screen } from '../Screen.tsx'
import type { SmsProps } from './props.ts'

const WRONG_CODE: (typeof CODES)['BAD_SMS_CODE']['status'] = 1003

/** The partner's code, and its word for the person: a code that was right is not asked for twice where the partner's word is a call of its own. */
export function PartnerCode(props: SmsProps & { mobile: string; onOther: () => void }) {
  const { of, asked, mobile, onPassed } = props
  const t = useWords(partner)
  const s = useWords(signing)
  const { enterprise, lockedUntil } = useTask()
  const locked = useSecondsUntil(lockedUntil ? Date.parse(lockedUntil) : 0)
  const [code, setCode] = useState('')
  // Not where it was right, or nobody judged it, and the partner's word is what failed.
  const [wrong, setWrong] = useState(false)
  const { busy, refusal, run, setRefusal } = useAct()
  const countdown = useCountdown('DOOR')
  const name = t(of)
  const to = `${mobile.slice(0, 3)}****${mobile.slice(7)}`
  const wordAlone = asked.checked && asked.ownMobile
  const send = () =>
    void run('door-send', async () => {
      setCode('')
      await sendPartnerCode(of, mobile)
      toast('success', s('sentToast'))
    })
  const verify = (full: string) =>
    void run('door-verify', async () => {
      try {
        await onPassed(await checkPartnerCode(of, mobile, full))
      } catch (error) {
        setWrong(error instanceof ApiError && error.status === WRONG_CODE)
        throw error
      }
    }).then(async (ok) => {
      if (ok) return
      setCode('')
      // It may have been the last try: until when, the server says.
      await refresh().catch(() => undefined)
    })
  const again = () => void run('door-ask', async () => onPassed(await askPartner(mobile)))
  const other = (
    <button type="button" className={form.link} onClick={props.onOther}>
      {t(asked.ownMobile ? 'otherSigner' : 'otherMobile')}
    </button>
  )
  return (
    <Screen
      step="SIGNER"
      title={t(wordAlone ? 'title' : 'codeTitle', { of: name })}
      note={
        wordAlone
          ? t('checkedNote', { of: name })
          : s(countdown.holds ? 'codeNote' : 'codeUnsent', { to })
      }
      onBack={props.onOther}
      action={
        wordAlone && (
          <Button variant="primary" size="lg" block busy={busy === 'door-ask'} onClick={again}>
            {t('askAgain')}
          </Button>
        )
      }
    >
      {enterprise && <FirmCard {...enterprise} onChange={props.onChange} />}
      {!wordAlone && (
        <CodeCard
          value={code}
          bad={refusal !== null && wrong}
          disabled={busy === 'door-verify' || locked > 0}
          onChange={(value) => {
            setCode(value)
            if (value) setRefusal(null)
          }}
          onFull={verify}
          said={
            busy === 'door-verify'
              ? s('checking')
              : locked > 0
                ? s('locked', { time: minutes(locked) })
                : name
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
      )}
      {/* Until when is said above, by one clock. */}
      <Refusal text={locked > 0 ? null : refusal} />
      {other}
    </Screen>
  )
}

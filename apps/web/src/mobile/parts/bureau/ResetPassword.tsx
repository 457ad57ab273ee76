import { bureauResetAccount, bureauResetPassword } from '@xinjian/contract/forms/bureau-reset'
import { collect } from '@xinjian/contract/nouns/collect'
import { useState } from 'react'
import { ApiError } from '../../../api/errors.ts'
import { Form, SubmitButton } from '../../../form/Form.tsx'
import { SecretField, TextField } from '../../../form/FormField.tsx'
import { useForm, useFormRefusal } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { toast } from '../../../ui/feedback.ts'
import { startCountdown, useCountdown } from '../../tax/countdown.ts'
import { patchDraft, useDraft } from '../../tax/drafts.ts'
import { act } from '../../tax/flow.ts'
import { useAct, useGo, useTask } from '../../tax/hooks/use-tax.ts'
import { bureau } from '../../words/bureau.ts'
import { common } from '../../words/common.ts'
import { reset } from '../../words/reset.ts'
import { CodeBoxes } from '../CodeBoxes.tsx'
import codeStyles from '../code.module.css'
import form from '../form.module.css'
import { Refusal } from '../Refusal.tsx'
import { ResendCode } from '../ResendCode.tsx'
import { Screen } from '../Screen.tsx'
import styles from '../screen.module.css'
import bureauStyles from './bureau.module.css'
import { SPELLING } from './PasswordFields.tsx'

interface Mobile {
  id: string
  mobile: string
}
/** Where the person is; what a step before it gave. */
type Place =
  | { at: 'ACCOUNT' }
  | { at: 'MOBILE'; account: string; mobiles: Mobile[] }
  | { at: 'CODE'; account: string; mobile: Mobile }
  | { at: 'PASSWORD'; account: string }

/** The bureau has forgotten this reset: it begins with the account again. */
const OVER = 3002

/** A new password at the bureau: account, mobile on record, code, password. `onOther` shows what to do without such a mobile. */
export function ResetPassword({ onOther }: { onOther: () => void }) {
  const t = useWords(reset)
  const { to } = useGo()
  const task = useTask()
  const [place, setPlace] = useState<Place>({ at: 'ACCOUNT' })
  const [over, setOver] = useState<string | null>(null)
  const name = task.area?.name ?? ''
  /** Runs a step; one that finds the reset over leads back to the account, and says so there. */
  const step = async (work: () => Promise<unknown>) => {
    setOver(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== OVER) throw error
      setPlace({ at: 'ACCOUNT' })
      setOver(error.message)
    }
  }
  const back = () => (place.at === 'ACCOUNT' ? to('loginEtax') : setPlace({ at: 'ACCOUNT' }))
  const screen = { title: t('title', { bureau: name }), onBack: back, step: 'BUREAU' as const }
  const other = (
    <button type="button" className={form.link} onClick={onOther}>
      {t('other')}
    </button>
  )
  switch (place.at) {
    case 'ACCOUNT':
      return <AccountStep {...{ screen, other, over, step }} onDone={setPlace} />
    case 'MOBILE':
      return <MobileStep key="m" {...{ screen, other, place, step }} onDone={setPlace} />
    case 'CODE':
      return <CodeStep {...{ screen, other, place, step }} onDone={setPlace} />
    case 'PASSWORD':
      return <PasswordStep {...{ screen, place, step }} />
  }
}

interface StepProps<At extends Place['at'] = Place['at']> {
  screen: { title: string; onBack: () => void; step: 'BUREAU' }
  other?: React.ReactNode
  place: Extract<Place, { at: At }>
  step: (work: () => Promise<unknown>) => Promise<void>
  onDone?: (next: Place) => void
}

function AccountStep(props: Omit<StepProps, 'place'> & { over: string | null }) {
  const t = useWords(reset)
  const [draft] = useDraft('login')
  const of = useForm(bureauResetAccount, {
    start: { account: draft.account },
    onSubmit: ({ account }) =>
      props.step(async () => {
        const { mobiles } = await act(collect.resetMobiles, { account })
        patchDraft('login', { way: 'PASSWORD', account, touched: true })
        props.onDone?.({ at: 'MOBILE', account, mobiles })
      }),
  })
  const refusal = useFormRefusal(of)
  return (
    <Screen
      {...props.screen}
      note={t('accountNote')}
      action={
        <SubmitButton of={of} size="lg" block>
          {t('find')}
        </SubmitButton>
      }
    >
      <Form of={of} className={form.form}>
        <TextField
          {...SPELLING}
          of={of}
          name="account"
          label={t('account')}
          tidy
          autoComplete="username"
        />
      </Form>
      <Refusal text={refusal ?? props.over} />
      {props.other}
    </Screen>
  )
}

/** Sends the bureau's code, and counts down until another can be had. */
const sendTo = async (mobileId: string) => {
  const sent = await act(collect.resetSendCode, { mobileId })
  startCountdown('BUREAU', sent.resendAfterSeconds)
}

function MobileStep({ screen, other, place, step, onDone }: StepProps<'MOBILE'>) {
  const t = useWords(reset)
  const [chosen, setChosen] = useState<Mobile | null>(
    place.mobiles.length === 1 ? (place.mobiles[0] ?? null) : null,
  )
  const { busy, refusal, run } = useAct()
  const send = () =>
    chosen &&
    void run('reset-send', () =>
      step(async () => {
        await sendTo(chosen.id)
        onDone?.({ at: 'CODE', account: place.account, mobile: chosen })
      }),
    )
  return (
    <Screen
      {...screen}
      note={t('mobileNote')}
      action={
        <Button
          variant="primary"
          size="lg"
          block
          disabled={!chosen}
          busy={busy !== null}
          onClick={send}
        >
          {t('send')}
        </Button>
      }
    >
      <section className={styles.card}>
        <p className={form.label} id="reset-mobile">
          {t('mobile')}
        </p>
        <div
          className={cx(form.choices, bureauStyles.mobiles)}
          role="radiogroup"
          aria-labelledby="reset-mobile"
        >
          {place.mobiles.map((one) => (
            // biome-ignore lint/a11y/useSemanticElements: a big button reads and taps better than a dot.
            <button
              key={one.id}
              type="button"
              role="radio"
              aria-checked={chosen?.id === one.id}
              onClick={() => setChosen(one)}
            >
              {one.mobile}
            </button>
          ))}
        </div>
      </section>
      <Refusal text={refusal} />
      {other}
    </Screen>
  )
}

function CodeStep({ screen, other, place, step, onDone }: StepProps<'CODE'>) {
  const t = useWords(reset)
  const c = useWords(common)
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
      <section className={styles.card}>
        <CodeBoxes
          label={c('codeLabel')}
          value={code}
          bad={refusal !== null}
          disabled={busy === 'reset-verify'}
          onChange={(value) => {
            setCode(value)
            if (value) setRefusal(null)
          }}
          onFull={verify}
        />
        <p className={codeStyles.codeFoot}>
          {busy === 'reset-verify' ? <span role="status">{b('codeChecking')}</span> : <span />}
          <ResendCode left={countdown.left} sent busy={busy !== null} onSend={again} />
        </p>
      </section>
      <Refusal text={refusal} />
      {other}
    </Screen>
  )
}

function PasswordStep({ screen, place, step }: StepProps<'PASSWORD'>) {
  const t = useWords(reset)
  const b = useWords(bureau)
  const { to } = useGo()
  const of = useForm(bureauResetPassword, {
    onSubmit: ({ password }) =>
      step(async () => {
        await act(collect.resetByMobile, { account: place.account, password })
        toast('success', t('done'), 5000)
        to('loginEtax')
      }),
  })
  const refusal = useFormRefusal(of)
  return (
    <Screen
      {...screen}
      note={t('passwordNote')}
      action={
        <SubmitButton of={of} size="lg" block>
          {t('save')}
        </SubmitButton>
      }
    >
      <Form of={of} className={form.form}>
        <SecretField
          of={of}
          name="password"
          label={t('password')}
          hint={t('passwordHint')}
          labels={[b('show'), b('hide')]}
          autoComplete="new-password"
        />
      </Form>
      <Refusal text={refusal} />
    </Screen>
  )
}

import { erpLogin } from '@xinjian/contract/forms/erp-login'
import { collect } from '@xinjian/contract/nouns/collect'
import { useEffect } from 'react'
import { Form, SubmitButton } from '../../../form/Form.tsx'
import { SecretField, TextField } from '../../../form/FormField.tsx'
import { useForm, useFormRefusal } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { flow, step, take } from '../../tax/flow.ts'
import { useGo, useTask } from '../../tax/hooks/use-tax.ts'
import { begin } from '../../tax/steps.ts'
import { tracked } from '../../tax/track.ts'
import { erpWords } from '../../words/erp.ts'
import { FirmCard } from '../FirmCard.tsx'
import styles from '../form.module.css'
import { Refusal } from '../Refusal.tsx'
import { Screen } from '../Screen.tsx'
import { ProgramFailure } from './ProgramFailure.tsx'

/** The server waits so long for the program, and then says so. */
const LOGIN_MS = 45_000

/** Account and password at the program, and which of several sets of books; a login that is done begins the collection. */
export function ProgramLogin(props: { name: string; accountSet: boolean; onOther: () => void }) {
  const t = useWords(erpWords)
  const { follow } = useGo()
  const task = useTask()
  const form = useForm(erpLogin, {
    start: {},
    skip: (name) => name === 'accountSet' && !props.accountSet,
    also: ({ accountSet }) => ({
      accountSet: props.accountSet && !accountSet?.trim() ? t('accountSetNote') : null,
    }),
    // Never tried again by itself: every attempt counts at the program.
    onSubmit: (body) =>
      tracked('login:ERP', async () => {
        try {
          const next = take(await step(collect.erpValidateLogin, body, { timeout: LOGIN_MS }))
          if (next.state !== 'LOGIN') follow(await begin(next))
        } catch (error) {
          // Lost on the way it may have arrived: then the server is a step further than this form.
          const now = flow.get().task
          if (now && now.state !== 'LOGIN') follow(now)
          throw error
        }
      }),
  })
  const failure = task.state === 'LOGIN' ? task.failure : null
  // A wrong password does not stay; once per attempt, which the version tells.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is made anew with every render.
  useEffect(() => {
    if (failure?.code === 'TE-01') form.clear('password')
  }, [failure?.code, task.version])
  return (
    <Screen
      step="BUREAU"
      title={t('loginTitle', { name: props.name })}
      note={t('loginNote')}
      action={
        <>
          <Refusal text={useFormRefusal(form)} />
          <SubmitButton of={form} size="lg" block>
            {t('logIn')}
          </SubmitButton>
        </>
      }
    >
      {task.enterprise && <FirmCard {...task.enterprise} />}
      {failure && <ProgramFailure failure={failure} />}
      <Form of={form} className={styles.form}>
        {props.accountSet && (
          <TextField
            of={form}
            name="accountSet"
            label={t('accountSet')}
            placeholder={t('accountSetNote')}
            tidy
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
          />
        )}
        <TextField
          of={form}
          name="account"
          label={t('account')}
          placeholder={t('accountNote')}
          tidy
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <SecretField
          of={form}
          name="password"
          label={t('password')}
          labels={[t('show'), t('hide')]}
          autoComplete="current-password"
        />
        <button type="button" className={styles.link} onClick={props.onOther}>
          {t('other')}
        </button>
      </Form>
    </Screen>
  )
}

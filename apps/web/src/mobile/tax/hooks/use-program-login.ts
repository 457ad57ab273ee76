import { erpLogin } from '@xinjian/contract/forms/erp-login'
import { collect } from '@xinjian/contract/nouns/collect'
import { useEffect } from 'react'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { erpWords } from '../../words/erp.ts'
import { flow, step, take } from '../flow.ts'
import { begin } from '../steps.ts'
import { tracked } from '../track.ts'
import { useGo, useTask } from './use-tax.ts'

/** The server waits so long for the program, and then says so. */
const LOGIN_MS = 45_000

/** The login at an accounting program, and what an attempt that failed leaves behind. `named` = it asks for the set of books. */
export function useProgramLogin(named: boolean) {
  const t = useWords(erpWords)
  const { follow } = useGo()
  const task = useTask()
  const form = useForm(erpLogin, {
    start: {},
    skip: (name) => name === 'accountSet' && !named,
    also: ({ accountSet }) => ({
      accountSet: named && !accountSet?.trim() ? t('accountSetNote') : null,
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
  return form
}

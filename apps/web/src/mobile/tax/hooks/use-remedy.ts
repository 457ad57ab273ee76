import { useWords } from '../../../i18n/dictionary.ts'
import { toast } from '../../../ui/feedback.ts'
import { failureWords } from '../../words/failures.ts'
import type { Remedy } from '../failure.ts'
import { beginAgain } from '../flow.ts'
import { restart } from '../steps.ts'
import { useGo, useTask } from './use-tax.ts'

const AT_FORM = ['LOGIN', 'LOGIN_SMS', 'LOGIN_QR']

/** Carries out a failure's button. Pages give what only they can do (focus a field, a new image, another tab). */
export function useRemedy(own: Partial<Record<Remedy, () => unknown>> = {}) {
  const { to, follow } = useGo()
  const task = useTask()
  const t = useWords(failureWords)
  return async (remedy: Remedy): Promise<void> => {
    const mine = own[remedy]
    if (mine) return void (await mine())
    const atForm = AT_FORM.includes(task.state)
    switch (remedy) {
      case 'LOGIN':
      case 'ROLE':
      case 'EDIT':
        return follow(atForm && task.state !== 'LOGIN_SMS' ? task : await restart('LOGIN'))
      case 'RETRY':
        return follow(task.state === 'LOGIN' ? task : await restart('RETRY'))
      case 'SIGN':
        return follow(await restart('RETRY'))
      case 'AREA':
        return task.state === 'LOGIN' ? to('selectArea') : follow(await restart('AREA'))
      case 'STATUS':
        return task.state === 'TAX_STATUS' ? follow(task) : to('selectArea')
      case 'OPEN_PASSWORD':
      case 'RETRIEVE':
        return to('openPwdAccount', remedy === 'RETRIEVE' ? '?for=retrieve' : '')
      case 'LEAVE':
        return toast('success', t('leaveTold'), 5000)
      case 'NEW':
        await beginAgain(false)
        return to('index')
      default:
        return follow(task)
    }
  }
}

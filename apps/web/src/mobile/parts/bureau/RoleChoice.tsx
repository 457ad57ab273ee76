import { useEffect } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import button from '../../../ui/button.module.css'
import { Icon } from '../../../ui/Icon.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { useAct, useGo, useTask } from '../../tax/hooks/use-tax.ts'
import { logIn, restart } from '../../tax/steps.ts'
import { door } from '../../words/door.ts'
import { role } from '../../words/role.ts'
import { FailureCard } from '../FailureCard.tsx'
import { Refusal } from '../Refusal.tsx'
import { Screen } from '../Screen.tsx'
import styles from './bureau.module.css'

/** Firms and roles of the person who has logged in. The firm of the consent is marked; another one is refused by the server. */
export function RoleChoice() {
  const d = useWords(door)
  const r = useWords(role)
  const { follow } = useGo()
  const task = useTask()
  const { busy, refusal, run } = useAct()
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  const { name = '', taxNo = '' } = task.enterprise ?? {}
  const isOurs = (label: string) =>
    (name !== '' && label.includes(name)) || (taxNo !== '' && label.includes(taxNo))
  const choices = [...task.choices].sort(
    (a, b) => Number(isOurs(b.label)) - Number(isOurs(a.label)),
  )
  const choose = (id: string) =>
    void run('choice', async () => follow(await logIn({ way: 'CHOICE', choice: id })))
  const again = () => void run('again', async () => follow(await restart('LOGIN')))
  return (
    <Screen
      step="BUREAU"
      title={r('roleTitle')}
      note={r('roleNote')}
      action={
        <Button variant="quiet" size="lg" block disabled={busy !== null} onClick={again}>
          {d('otherLogin')}
        </Button>
      }
    >
      {task.failure && <FailureCard failure={task.failure} />}
      <ul className={styles.list}>
        {choices.map((choice) => (
          <li key={choice.id}>
            <button type="button" disabled={busy !== null} onClick={() => choose(choice.id)}>
              <span>
                {choice.label}
                {isOurs(choice.label) && <em>{r('roleMatch')}</em>}
              </span>
              {busy === 'choice' ? (
                <span className={button.spin} />
              ) : (
                <Icon className={textStyles.muted} name="right" size={18} />
              )}
            </button>
          </li>
        ))}
      </ul>
      <Refusal text={refusal} />
    </Screen>
  )
}

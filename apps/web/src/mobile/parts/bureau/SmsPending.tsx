import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { useAct, useGo, useTask } from '../../tax/hooks/use-tax.ts'
import { restart } from '../../tax/steps.ts'
import { bureau } from '../../words/bureau.ts'
import { door } from '../../words/door.ts'
import { Refusal } from '../Refusal.tsx'
import { Screen } from '../Screen.tsx'

/** Back at the door while the bureau's code is on its way. */
export function SmsPending({ bureauName, head }: { bureauName: string; head: ReactNode }) {
  const t = useWords(door)
  const b = useWords(bureau)
  const { to } = useGo()
  const { smsTo } = useTask()
  const { busy, refusal, run } = useAct()
  return (
    <Screen
      step="BUREAU"
      title={b('loginTitle', { bureau: bureauName })}
      note={t('smsPending', { to: smsTo ?? '' })}
      onBack={() => to('selectArea')}
      action={
        <>
          <Refusal text={refusal} />
          <Button variant="primary" size="lg" block onClick={() => to('msgCode')}>
            {t('smsGoOn')}
          </Button>
          <Button
            variant="quiet"
            size="lg"
            block
            busy={busy !== null}
            onClick={() => void run('again', () => restart('LOGIN'))}
          >
            {t('otherLogin')}
          </Button>
        </>
      }
    >
      {head}
    </Screen>
  )
}

import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { beginAgain } from '../../tax/flow.ts'
import { useAct, useFlow, useGo, useTask } from '../../tax/hooks/use-tax.ts'
import { restart } from '../../tax/steps.ts'
import { withdrawn } from '../../words/withdrawn.ts'
import { Mark } from '../Mark.tsx'
import { Refusal } from '../Refusal.tsx'
import { Screen } from '../Screen.tsx'
import { MyConsents } from './MyConsents.tsx'

/** In place of a result: the consent that it rests on was taken back. Whoever thinks better of it signs anew. */
export function Withdrawn() {
  const t = useWords(withdrawn)
  const { to, follow } = useGo()
  const { channel } = useFlow()
  const { state } = useTask()
  const { busy, refusal, run } = useAct()
  // A task that is whole has its end: another begins by the same link.
  const again = () =>
    void run('again', async () => {
      if (state !== 'SUCCESS') return follow(await restart('RETRY'))
      await beginAgain(true)
      to('index')
    })
  return (
    <Screen
      action={
        <>
          <Refusal text={refusal} />
          <Button variant="quiet" size="lg" block busy={busy !== null} onClick={again}>
            {t('signAgain')}
          </Button>
        </>
      }
    >
      <Mark tone="wait" title={t('backTitle')}>
        <p>{t('backText', { name: channel?.name ?? '' })}</p>
      </Mark>
      <MyConsents />
    </Screen>
  )
}

import type { CollectTask } from '@xinjian/contract/nouns/collect'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Mark } from '../parts/Mark.tsx'
import { MyConsents } from '../parts/owner/MyConsents.tsx'
import { phonePage } from '../parts/phone-page.tsx'
import { Screen } from '../parts/Screen.tsx'
import { beginAgain } from '../tax/flow.ts'
import { useAct, useGo, useTask } from '../tax/hooks/use-tax.ts'
import { collectingOf } from '../tax/said.ts'
import { outcome } from '../words/outcome.ts'

/** Given up, or left for too long. */
export function Fail() {
  const t = useWords(outcome)
  const { to } = useGo()
  const task = useTask()
  const { busy, run } = useAct()
  const again = () =>
    void run('again', async () => {
      await beginAgain(true)
      to('index')
    })
  return (
    <Screen
      action={
        <Button variant="primary" size="lg" block busy={busy !== null} onClick={again}>
          {t('restart')}
        </Button>
      }
    >
      <Mark tone="wait" title={t('failTitle')}>
        <p>{t(whyOf(task))}</p>
      </Mark>
      <MyConsents />
    </Screen>
  )
}

/** Nothing was signed in a task that has no consent. */
const whyOf = (task: CollectTask) => {
  if (task.state !== 'CANCELLED') return 'EXPIRED'
  return collectingOf(task) === 'NONE' ? 'DECLINED' : 'CANCELLED'
}

export const Component = phonePage('fail', Fail)

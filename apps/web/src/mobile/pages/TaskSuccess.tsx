import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Mark } from '../parts/Mark.tsx'
import { TakenBack } from '../parts/owner/TakenBack.tsx'
import { phonePage } from '../parts/phone-page.tsx'
import { Screen } from '../parts/Screen.tsx'
import { TaskFacts } from '../parts/TaskFacts.tsx'
import { useFlow, useGo, useTask } from '../tax/hooks/use-tax.ts'
import { saidOf } from '../tax/said.ts'
import { outcome } from '../words/outcome.ts'

/** Result 1. */
function TaskSuccess() {
  const t = useWords(outcome)
  const { to } = useGo()
  const { channel } = useFlow()
  const said = saidOf(useTask())
  if (said === 'TAKEN_BACK') return <TakenBack />
  return (
    <Screen
      action={
        <>
          <Button variant="primary" size="lg" block onClick={() => to('over')}>
            {t('finish')}
          </Button>
          <Button variant="quiet" size="lg" block onClick={() => to('dataInfo')}>
            {t('see')}
          </Button>
        </>
      }
    >
      <Mark tone="success" title={t('successTitle')}>
        <p>{t(said === 'STANDS' ? 'successText' : said, { name: channel?.name ?? '' })}</p>
      </Mark>
      <TaskFacts />
    </Screen>
  )
}

export const Component = phonePage('taskSuccess', TaskSuccess)

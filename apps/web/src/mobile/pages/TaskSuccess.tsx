import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Mark } from '../parts/Mark.tsx'
import { phonePage } from '../parts/phone-page.tsx'
import { Screen } from '../parts/Screen.tsx'
import { TaskFacts } from '../parts/TaskFacts.tsx'
import { useFlow, useGo } from '../tax/hooks/use-tax.ts'
import { outcome } from '../words/outcome.ts'

/** Result 1. */
function TaskSuccess() {
  const t = useWords(outcome)
  const { to } = useGo()
  const { channel } = useFlow()
  return (
    <Screen
      action={
        <>
          <Button look="primary" size="lg" block onClick={() => to('over')}>
            {t('finish')}
          </Button>
          <Button look="quiet" size="lg" block onClick={() => to('dataInfo')}>
            {t('see')}
          </Button>
        </>
      }
    >
      <Mark tone="success" title={t('successTitle')}>
        <p>{t('successText', { name: channel?.name ?? '' })}</p>
      </Mark>
      <TaskFacts />
    </Screen>
  )
}

export const Component = phonePage('taskSuccess', TaskSuccess)

import { useWords } from '../../i18n/dictionary.ts'
import { TodoGroup } from '../../todo/TodoGroup.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { counted } from '../../ui/table/Pager.tsx'
import { words } from '../dashboard-words.ts'
import type { DashboardData } from './data.ts'

/** What waits to be done, by kind, weightiest first; kinds without work are not named. */
export function Work({ groups }: { groups: DashboardData['todo'] }) {
  const t = useWords(words)
  const open = groups.filter((group) => group.total > 0)
  const all = open.reduce((n, group) => n + group.total, 0)
  return (
    <Card
      flush
      title={t('work')}
      extra={
        all > 0 ? (
          <small className={textStyles.muted}>
            {t('workNote', {
              n: counted(
                all,
                open.some((group) => group.more),
              ),
            })}
          </small>
        ) : null
      }
    >
      {open.length === 0 ? (
        <Empty icon="check" title={t('allDone')}>
          <p className={textStyles.muted}>{t('allDoneHint')}</p>
        </Empty>
      ) : (
        open.map((group) => <TodoGroup key={group.kind} {...group} />)
      )}
    </Card>
  )
}

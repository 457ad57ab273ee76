import { useQuery } from '@tanstack/react-query'
import { people, type SessionRow } from '@xinjian/contract/nouns/people'
import { agentName } from '@xinjian/format/agent'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { toast } from '../../ui/feedback.ts'
import { Failed, Skeleton } from '../../ui/States.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { ItemRow } from '../common/ItemRow.tsx'
import { ownWords } from './own-words.ts'

const minute = (at: string) => instant(at).slice(0, 16)

/** Where one is logged in; each of the others can be ended. */
export function OwnSessions() {
  const t = useWords(ownWords)
  const found = useQuery(query(people.ownSessions, {}))
  const end = async (body: { id?: number }) => {
    try {
      const { ended } = await call(people.ownSessionEnd, body)
      toast('success', t('ended', { n: ended }))
      await found.refetch()
    } catch (error) {
      toastRefusal(error)
    }
  }
  const rows = found.data
  return (
    <Card
      title={t('sessions')}
      extra={
        rows &&
        rows.length > 1 && (
          <Button size="sm" onClick={() => void end({})}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      {found.error ? (
        <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      ) : rows ? (
        <div className={layout.stack3}>
          <p>{t('sessionsNote')}</p>
          <ul>
            {rows.map((row) => (
              <One key={row.id} row={row} onEnd={() => void end({ id: row.id })} />
            ))}
          </ul>
        </div>
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  )
}

function One({ row, onEnd }: { row: SessionRow; onEnd: () => void }) {
  const t = useWords(ownWords)
  return (
    <ItemRow
      ways={
        row.own ? (
          <Tag colour="accent">{t('current')}</Tag>
        ) : (
          <Button size="sm" onClick={onEnd}>
            {t('end')}
          </Button>
        )
      }
    >
      {agentName(row.agent)} {row.kind === 'DEMO' && <Tag>{t('demo')}</Tag>}
      <small>
        {row.ip && `${t('from', { ip: row.ip })} · `}
        {t('since', { since: minute(row.createdTime), seen: minute(row.lastSeen) })}
      </small>
    </ItemRow>
  )
}

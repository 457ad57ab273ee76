import { useQuery } from '@tanstack/react-query'
import { channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { query as asked } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/Card.tsx'
import { ask } from '../../ui/feedback.ts'
import { Failed, Skeleton } from '../../ui/States.tsx'
import { Editor } from './Editor.tsx'
import { KeyMade } from './keys/KeyMade.tsx'
import { useTurn } from './useTurn.ts'
import { words } from './words.ts'

/** A channel with all that is set of it. */
export function OneChannel({ code, onBack }: { code: string; onBack: () => void }) {
  const t = useWords(words)
  const may = useMay('channel.write')
  const { busy, turn } = useTurn()
  const { data, error, refetch } = useQuery(asked(channel.channelDetail, { code }))
  const row = data?.row
  // Above the editor, which is made anew with the version that the key belongs to.
  const [ticketKey, setTicketKey] = useState<string | null>(null)
  const stop = async () => {
    const on = row?.stoppedAt === null
    const box = { title: t('hint'), okText: t('ok'), cancelText: t('cancel') }
    if (on && !(await ask({ tone: 'warning', message: t('stopAsk'), ...box }))) return
    await turn(() => call(channel.channelStop, { code, stop: on }))
  }
  const by = row?.updatedBy && row.updatedAt
  const note = by ? t('by', { who: row.updatedBy ?? '', at: instant(by).slice(0, 16) }) : code
  return (
    <>
      <PageHead title={row?.name ?? t('title')} note={note}>
        <Button icon="left" onClick={onBack}>
          {t('back')}
        </Button>
        {may && row && (
          <Button
            variant={row.stoppedAt ? 'primary' : 'danger'}
            busy={busy}
            onClick={() => void stop()}
          >
            {t(row.stoppedAt ? 'resume' : 'stop')}
          </Button>
        )}
      </PageHead>
      {error ? (
        <Failed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <Editor
          key={`${code}/${data.row.version}`}
          of={data}
          may={may}
          onTicketKey={setTicketKey}
        />
      ) : (
        <Skeleton lines={10} />
      )}
      <KeyMade
        made={ticketKey === null ? null : { key: ticketKey }}
        onClose={() => setTicketKey(null)}
      />
    </>
  )
}

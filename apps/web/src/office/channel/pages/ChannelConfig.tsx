import { useQuery } from '@tanstack/react-query'
import { channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { query as asked } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { useMay } from '../../../shell/may.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageHead } from '../../../ui/Card.tsx'
import { ask } from '../../../ui/feedback.ts'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import { useQueryState } from '../../common/useQueryState.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useWholeList } from '../../list/useList.ts'
import { AddChannel } from '../AddChannel.tsx'
import { useChannelColumns } from '../columns.tsx'
import { Editor } from '../Editor.tsx'
import { KeyMade } from '../KeyMade.tsx'
import { useTurn } from '../useTurn.ts'
import { words } from '../words.ts'

/** `/channelProvider/config?code`: the channels of the company, and one of them. */
export function Component() {
  const [query, change] = useQueryState()
  const code = query.get('code')
  const open = (one: string | null) => change({ code: one }, { push: true })
  return code ? <One code={code} onBack={() => open(null)} /> : <All onOpen={open} />
}

function All({ onOpen }: { onOpen: (code: string) => void }) {
  const t = useWords(words)
  const may = useMay('channel.write')
  const found = useQuery(asked(channel.channelList, {}))
  const error = found.error ? messageOf(found.error) : undefined
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      head={may && <AddChannel onMade={onOpen} />}
      list={{ ...useWholeList(found.data), error }}
      columns={useChannelColumns()}
      rowKey={(row) => row.code}
      onOpen={(row) => onOpen(row.code)}
      empty={{ icon: 'link', title: t('none') }}
    />
  )
}

function One({ code, onBack }: { code: string; onBack: () => void }) {
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

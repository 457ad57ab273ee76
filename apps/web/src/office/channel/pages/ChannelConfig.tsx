import { useQuery } from '@tanstack/react-query'
import { channel } from '@xinjian/contract/nouns/channel'
import { messageOf } from '../../../api/errors.ts'
import { query as asked } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { useQueryState } from '../../common/useQueryState.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useWholeList } from '../../list/useList.ts'
import { AddChannel } from '../AddChannel.tsx'
import { useChannelColumns } from '../columns.tsx'
import { OneChannel } from '../OneChannel.tsx'
import { words } from '../words.ts'

/** `/channelProvider/config?code`: the channels of the company, and one of them. */
export function Component() {
  const [query, change] = useQueryState()
  const code = query.get('code')
  const open = (one: string | null) => change({ code: one }, { push: true })
  return code ? <OneChannel code={code} onBack={() => open(null)} /> : <All onOpen={open} />
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

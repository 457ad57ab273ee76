import { LOST_DEVICE_STATES } from '@xinjian/contract/account/lost-device'
import { lostDevice } from '@xinjian/contract/nouns/account/lostDevice'
import { useWords } from '../../../i18n/dictionary.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useLostColumns } from '../columns.tsx'
import { words } from '../words.ts'

/** `/system/lostDevices?state&page&size`: who says that he lost the device of his second factor. */
export function Component() {
  const t = useWords(words)
  const list = useList(lostDevice.lostDeviceList, {
    filters: [choiceOf('state', LOST_DEVICE_STATES, { label: t('state'), all: t('all'), say: t })],
  })
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      list={list}
      columns={useLostColumns()}
      rowKey={(row) => row.id}
      noMatch={t('noMatch')}
      empty={{ icon: 'lock', title: t('none'), children: t('noneText') }}
    />
  )
}

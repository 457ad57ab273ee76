import { useQuery } from '@tanstack/react-query'
import { channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { wantsReason } from '../../../api/access-reason.ts'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useCompanyChoice } from '../../accessReason/useCompanyChoice.ts'
import { words as reasonWords } from '../../accessReason/words.ts'
import { numberIn, useQueryState } from '../../common/useQueryState.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useWholeList } from '../../list/useList.ts'
import { type OperateChannel, useOperateColumns } from '../operate/columns.tsx'
import { StopDialog } from '../operate/StopDialog.tsx'
import { words } from '../operate/words.ts'

/** `/operateManage/channels?companyId`: a company's channels, shown to whoever said why; nothing is read before one is chosen. */
export function Component() {
  const t = useWords(words)
  const choose = useWords(reasonWords)('choose')
  const [address] = useQueryState()
  const companyId = numberIn(address, 'companyId', 0)
  const [chosen, setChosen] = useState<OperateChannel | null>(null)
  const asked = query(channel.operateChannels, { companyId })
  const found = useQuery({ ...asked, enabled: companyId > 0 })
  const filters = useCompanyChoice(null, 'choose')
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      list={{
        ...useWholeList(companyId > 0 ? found.data : [], { filters }),
        loading: companyId > 0 && found.isPending,
        error: found.error ? messageOf(found.error) : undefined,
        mustSay: wantsReason(found.error),
        retry: () => void found.refetch(),
      }}
      columns={useOperateColumns(setChosen)}
      rowKey={(row) => row.code}
      noMatch={t('none')}
      empty={{ icon: 'link', title: choose }}
    >
      <StopDialog
        companyId={companyId}
        row={chosen}
        onClose={() => setChosen(null)}
        onDone={() => void found.refetch()}
      />
    </ListPage>
  )
}

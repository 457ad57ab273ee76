import { TERMINAL_STATES } from '@xinjian/contract/collect/machine-states'
import { terminal } from '@xinjian/contract/nouns/collect/terminal'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { AddTerminal } from '../AddTerminal.tsx'
import { useTerminalColumns } from '../columns.tsx'
import { words } from '../words.ts'

/** `/queryCenter/terminals?keyword&state&page&size`: the company's self-service terminals. */
export function Component() {
  const t = useWords(words)
  const may = useMay('terminal.write')
  const list = useList(terminal.terminalList, {
    of: 'terminal',
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      choiceOf('state', TERMINAL_STATES, { label: t('state'), all: t('allStates'), say: t }),
    ],
  })
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      head={may && <AddTerminal />}
      list={list}
      columns={useTerminalColumns()}
      rowKey={(row) => row.id}
      noMatch={t('noMatch')}
      empty={{ icon: 'shield', title: t('none'), children: <p>{t('noneText')}</p> }}
    />
  )
}

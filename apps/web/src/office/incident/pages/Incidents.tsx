import { serviceStatus } from '@xinjian/contract/nouns/public/serviceStatus'
import { useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { Announce } from '../Announce.tsx'
import { useIncidentColumns } from '../columns.tsx'
import { words } from '../words.ts'

/** `/operateManage/incidents?page&size`: what customers are told of outages, delays and maintenance. */
export function Component() {
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  const list = useList(serviceStatus.incidentList, { filters: [] })
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      head={
        <>
          <Button
            icon="link"
            onClick={() => window.open(paths.serviceStatus(), '_blank', 'noopener')}
          >
            {t('page')}
          </Button>
          <Button variant="primary" onClick={() => setOpen(true)}>
            {t('open')}
          </Button>
        </>
      }
      list={list}
      columns={useIncidentColumns()}
      rowKey={(row) => row.id}
      noMatch={t('none')}
      empty={{ icon: 'warning', title: t('none'), children: <p>{t('noneText')}</p> }}
    >
      <Announce row={null} open={open} onClose={() => setOpen(false)} />
    </ListPage>
  )
}

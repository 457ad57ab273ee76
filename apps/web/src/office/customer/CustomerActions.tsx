import type { CustomerRow } from '@xinjian/contract/nouns/customer'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import textStyles from '../../ui/styles/text.module.css'
import ways from '../common/cells/ways.module.css'
import { type Deed, DeedDialog } from './DeedDialog.tsx'
import { words } from './words.ts'

/** What an operator may do with a customer now; what he entered himself another decides. */
export function CustomerActions({ row }: { row: CustomerRow }) {
  const t = useWords(words)
  const go = useNavigate()
  const [deed, setDeed] = useState<Deed | null>(null)
  const press = (name: Deed, variant: 'primary' | 'danger' | 'plain' = 'plain') => (
    <Button size="sm" {...(variant !== 'plain' && { variant })} onClick={() => setDeed(name)}>
      {t(name)}
    </Button>
  )
  return (
    <span className={ways.ways}>
      {row.status === 'WAITING' &&
        (row.own ? (
          <small className={textStyles.muted}>{t('another')}</small>
        ) : (
          <>
            {press('approve', 'primary')}
            {press('refuse')}
          </>
        ))}
      {row.status !== 'REFUSED' && (
        <Button size="sm" onClick={() => void go(paths.addCustomer({ id: row.id }))}>
          {t('edit')}
        </Button>
      )}
      {(row.status === 'ACTIVE' || row.status === 'FROZEN') && (
        <>
          <Button size="sm" onClick={() => void go(paths.customer({ id: row.id }))}>
            {t('look')}
          </Button>
          {press(row.status === 'FROZEN' ? 'release' : 'freeze')}
        </>
      )}
      <DeedDialog row={row} deed={deed} onClose={() => setDeed(null)} />
    </span>
  )
}
